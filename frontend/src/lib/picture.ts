// The result of a game as a picture to give away: who won, and where everybody's points came from. Drawn here, sent nowhere.
import { golemScene } from "../art/golem/scene";
import { spiceScene } from "../art/spice/scene";
import { initial, seatColour } from "../pieces/seats";
import type { Edition } from "./position";

export interface Shown {
  title: string;
  /** "Amina wins". */
  headline: string;
  names: string[];
  /** Name of a source, and what each seat got from it. */
  rows: [string, number[]][];
  total: [string, number[]];
  winner: number | null;
  foot: string;
  edition: Edition;
}

export const WIDE = 1200;
export const HIGH = 675;
const SERIF = '"Alegreya", Georgia, serif';
const SANS = '"Alegreya Sans", system-ui, sans-serif';
const LOOKS = {
  spice: { panel: "#f7ead0", edge: "#a3582f", ink: "#38220f", soft: "#5d4022", mark: "#f0d9a0", band: "#7d2f22", light: "#fdeccb" },
  golem: { panel: "#201d47", edge: "#6862a8", ink: "#eae7ff", soft: "#bdb8e6", mark: "#3a3480", band: "#2c2763", light: "#efecff" },
} as const;

/** Everything but the scene behind it. */
export function draw(pen: CanvasRenderingContext2D, shown: Shown): void {
  const look = LOOKS[shown.edition];
  const { names, rows, total, winner } = shown;
  const left = 70;
  const wide = WIDE - left * 2;
  const line = Math.min(52, 300 / (rows.length + 1));
  const top = 128;
  const text = (words: string, x: number, y: number, font: string, fill: string, align: CanvasTextAlign = "left", most?: number) => {
    pen.font = font;
    pen.fillStyle = fill;
    pen.textAlign = align;
    pen.fillText(words, x, y, most);
  };
  pen.fillStyle = look.band;
  pen.fillRect(0, 0, WIDE, 84);
  text(shown.title, left, 56, `700 34px ${SERIF}`, look.light, "left", wide * 0.6);
  text("Caravansary", WIDE - left, 56, `800 34px ${SERIF}`, look.light, "right");
  pen.fillStyle = look.panel;
  pen.strokeStyle = look.edge;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(left, top, wide, HIGH - top - 44, 26);
  pen.fill();
  pen.stroke();
  text(shown.headline, WIDE / 2, top + 62, `800 46px ${SERIF}`, look.ink, "center", wide - 60);
  const first = left + wide * 0.4;
  const column = (wide * 0.57) / names.length;
  const at = (seat: number) => first + column * (seat + 0.5);
  if (winner !== null) {
    pen.fillStyle = look.mark;
    pen.beginPath();
    pen.roundRect(at(winner) - column / 2 + 4, top + 84, column - 8, HIGH - top - 44 - 100, 14);
    pen.fill();
  }
  names.forEach((name, seat) => {
    pen.fillStyle = seatColour(seat);
    pen.beginPath();
    pen.arc(at(seat), top + 118, 23, 0, Math.PI * 2);
    pen.fill();
    text(initial(name), at(seat), top + 127, `800 25px ${SERIF}`, "#ffffff", "center");
    text(name, at(seat), top + 170, `700 25px ${SERIF}`, look.ink, "center", column - 12);
  });
  let y = top + 170 + line;
  for (const [source, points] of rows) {
    text(source, left + 36, y, `400 25px ${SANS}`, look.soft, "left", wide * 0.37);
    points.forEach((each, seat) => text(String(each), at(seat), y, `400 27px ${SANS}`, look.ink, "center"));
    y += line;
  }
  y += 8;
  text(total[0], left + 36, y, `800 31px ${SERIF}`, look.ink);
  total[1].forEach((each, seat) => text(String(each), at(seat), y, `800 36px ${SERIF}`, look.ink, "center"));
  text(shown.foot, WIDE / 2, HIGH - 14, `400 20px ${SANS}`, look.light, "center");
}

function behind({ edition, title }: Shown): Promise<HTMLImageElement> {
  const [w, h] = [WIDE / 5, HIGH / 5];
  const scene = edition === "golem" ? golemScene(title, w, h, true, "result") : spiceScene(title, w, h, false, "result");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">${scene}</svg>`;
  const image = new Image();
  return new Promise((done, failed) => {
    image.onload = () => done(image);
    image.onerror = failed;
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

export async function pictured(shown: Shown): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const pen = canvas.getContext("2d")!;
  await document.fonts?.ready;
  pen.fillStyle = LOOKS[shown.edition].band;
  pen.fillRect(0, 0, WIDE, HIGH);
  try {
    pen.drawImage(await behind(shown), 0, 0, WIDE, HIGH);
  } catch {
    // The points are what matters; they are readable without a scene.
  }
  draw(pen, shown);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Given away by the phone's own means where it has them, else saved as a file. */
export async function give(blob: Blob, name: string, title: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    // Whoever changes their mind has shared nothing; that is no error.
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
