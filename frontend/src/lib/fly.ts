// Pieces that travel: where everything lay is remembered before a change, and what lies elsewhere afterwards flies there.
// Copies fly above the page (rows that scroll would cut the real ones); the real piece waits, unseen but still readable.

// What lies in a drawn example stays there.
const FLYING = "[data-piece]:not([data-piece='cube'], [inert] *), [data-fly]:not([inert] *)";
const CUBES = "[data-cube]:not([inert] *)";
const MOST = 14;
const TIME = 420;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

type Places = Map<string, { box: DOMRect; face: Element }>;
interface Cubes {
  seat: string;
  level: string;
  box: DOMRect;
  face: Element;
}

function keyOf(each: Element): string {
  return each.getAttribute("data-piece") ?? each.getAttribute("data-fly") ?? "";
}

function places(): Places {
  const found: Places = new Map();
  for (const each of document.querySelectorAll(FLYING)) found.set(keyOf(each), { box: each.getBoundingClientRect(), face: each });
  return found;
}

function cubes(): Cubes[] {
  return [...document.querySelectorAll(CUBES)].map((each) => ({
    seat: each.closest("[data-seat]")?.getAttribute("data-seat") ?? "",
    level: each.getAttribute("data-cube") ?? "",
    box: each.getBoundingClientRect(),
    face: each,
  }));
}

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function fly(face: Element, from: DOMRect, to: DOMRect, hide: Element | null): void {
  const picture = face.querySelector("svg") ?? face;
  if (!(picture instanceof SVGSVGElement) || !from.width || !to.width) return;
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, { position: "fixed", left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px`, zIndex: "50", pointerEvents: "none", transformOrigin: "0 0", margin: "0" });
  document.body.append(copy);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const flight = copy.animate([{ transform: start }, { transform: "none" }], { duration: TIME, easing: EASE });
  const veil = hide?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME });
  const land = () => {
    copy.remove();
    veil?.cancel();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}

/** Remember the table; the function that is returned, called after the change, lets things fly. */
export function lift(): () => void {
  if (typeof document.body.animate !== "function" || still() || document.visibilityState === "hidden") return () => undefined;
  const before = places();
  const trays = cubes();
  return () => {
    let flown = 0;
    // Everything is measured before anything flies: a copy on the page would have it all laid out again.
    const after = places();
    const traysAfter = cubes();
    const middle = (acted() ?? document.querySelector(".middle"))?.getBoundingClientRect();
    for (const [key, { box, face }] of after) {
      const was = before.get(key);
      if (!was || flown >= MOST) continue;
      if (Math.hypot(was.box.x - box.x, was.box.y - box.y) > 12 && !face.closest("[role='button']")) {
        fly(face, was.box, box, face);
        flown += 1;
      }
    }
    if (middle) flyCubes(trays, traysAfter, middle, MOST - flown);
  };
}

/** New cubes come from where the eye was: the piece acted on, else the middle of the table; gone ones leave towards it. */
function flyCubes(before: Cubes[], after: Cubes[], middle: DOMRect, most: number): void {
  const size = (box: DOMRect) => new DOMRect(middle.x + middle.width / 2 - box.width / 2, middle.y + middle.height / 2 - box.height / 2, box.width, box.height);
  const seats = new Set(after.map(({ seat }) => seat));
  let flown = 0;
  for (const seat of seats) {
    for (const level of "1234") {
      const old = before.filter((each) => each.seat === seat && each.level === level);
      const now = after.filter((each) => each.seat === seat && each.level === level);
      for (const cube of now.slice(old.length)) if (flown++ < most) fly(cube.face, size(cube.box), cube.box, cube.face);
      for (const cube of old.slice(now.length)) if (flown++ < most) fly(cube.face, cube.box, size(cube.box), null);
    }
  }
}

let last: Element | null = null;
function acted(): Element | null {
  const found = last?.isConnected ? last : null;
  last = null;
  return found;
}

/** The piece that was pressed: what comes of it comes from there. */
export function pressed(piece: Element | null): void {
  last = piece;
}
