// Faces of the travellers and of the levels of opponents, put together from a few parts, in a square of 64 by 64.
// Those who are known have parts of their own; anybody else gets them by name.
import { chance, type Chance } from "../lib/chance";
import type { Edition } from "../lib/position";
import { darker, lighter, mix } from "./colours";
import { block, shard } from "./golem/motifs";
import { at, circle, line, path, polygon, rect, ring, type Point } from "./shapes";

const HATS = ["bare", "cap", "scarf", "veil", "straw", "turban", "plumed"] as const;
const BEARDS = ["none", "stubble", "moustache", "short", "long"] as const;
const BUILDS = ["pebble", "slab", "wedge", "crag", "obelisk"] as const;
interface Parts {
  hat: (typeof HATS)[number];
  beard: (typeof BEARDS)[number];
  skin: string;
  hair: string;
  cloth: string;
  /** What the same one is under the mountain, and how many crystals it bears. */
  build: (typeof BUILDS)[number];
  crystals: number;
}

const SKINS = ["#f0c8a0", "#d9a06b", "#b97a4a", "#8f5a36", "#6b4128"];
const CLOTHS = ["#c8402f", "#2f6d9a", "#3f7d4a", "#d9932f", "#7a4a9c", "#2f8a86"];
const GREY = "#d8d4cc";

/** From gentle to strong: more beard, more cloth, more crystals. */
const KNOWN: Readonly<Record<string, Parts>> = {
  porter: { hat: "cap", beard: "none", skin: "#8f5a36", hair: "#1d120b", cloth: "#c99a5a", build: "slab", crystals: 0 },
  apprentice: { hat: "bare", beard: "none", skin: "#d9a06b", hair: "#3a2214", cloth: "#7d9a4a", build: "pebble", crystals: 0 },
  peddler: { hat: "straw", beard: "stubble", skin: "#b97a4a", hair: "#2a1a10", cloth: "#b5703a", build: "slab", crystals: 1 },
  drover: { hat: "scarf", beard: "short", skin: "#8f5a36", hair: "#1d120b", cloth: "#c8402f", build: "wedge", crystals: 2 },
  trader: { hat: "cap", beard: "moustache", skin: "#d9a06b", hair: "#2a1a10", cloth: "#a83a5a", build: "slab", crystals: 3 },
  merchant: { hat: "turban", beard: "short", skin: "#6b4128", hair: "#8a8078", cloth: "#2f6d9a", build: "crag", crystals: 4 },
  "grand-master": { hat: "plumed", beard: "long", skin: "#b97a4a", hair: GREY, cloth: "#6a3f9c", build: "obelisk", crystals: 5 },
  Rashid: { hat: "turban", beard: "moustache", skin: "#b97a4a", hair: "#22150c", cloth: "#3f7d4a", build: "slab", crystals: 2 },
  Mei: { hat: "straw", beard: "none", skin: "#f0c8a0", hair: "#1a1418", cloth: "#c8402f", build: "pebble", crystals: 3 },
  Zeno: { hat: "bare", beard: "long", skin: "#d9a06b", hair: GREY, cloth: "#2f8a86", build: "obelisk", crystals: 1 },
  Amina: { hat: "veil", beard: "none", skin: "#8f5a36", hair: "#1d120b", cloth: "#7a4a9c", build: "wedge", crystals: 4 },
  Ibn: { hat: "scarf", beard: "short", skin: "#6b4128", hair: "#1d120b", cloth: "#d9932f", build: "crag", crystals: 2 },
};

function partsOf(who: string, r: Chance): Parts {
  const hat = r.pick(HATS);
  return (
    KNOWN[who] ?? {
      hat,
      beard: hat === "veil" ? "none" : r.pick(BEARDS),
      skin: r.pick(SKINS),
      hair: r.pick(["#2a1a10", "#4a2c16", "#1a1418", GREY]),
      cloth: r.pick(CLOTHS),
      build: r.pick(BUILDS),
      crystals: r.whole(6),
    }
  );
}

const HEAD = "M21.5 26C21.5 18 26 14.5 32 14.5C38 14.5 42.5 18 42.5 26C42.5 34 38.5 41.5 32 41.5C25.5 41.5 21.5 34 21.5 26Z";

function beardOf({ beard, hair }: Parts): string {
  const moustache = path("M32 33C29 31 26 32 24 35C27 36 30 36 32 34.6C34 36 37 36 40 35C38 32 35 31 32 33Z", hair);
  if (beard === "none") return "";
  if (beard === "stubble") return path("M22.6 32C24 40 28 42.5 32 42.5C36 42.5 40 40 41.4 32C38 36 36 37 32 37C28 37 26 36 22.6 32Z", hair, `opacity="0.45"`);
  if (beard === "moustache") return moustache;
  const tip = beard === "long" ? 58 : 46;
  return path(`M21.6 28C22 38 25 ${tip - 4} 32 ${tip}C39 ${tip - 4} 42 38 42.4 28C40 33 37 34 32 33.6C27 34 24 33 21.6 28Z`, hair) + moustache + line("M29.5 37.5C31 38.3 33 38.3 34.5 37.5", darker(hair, 0.45), 1.2);
}

function hatOf({ hat, hair, cloth }: Parts): string {
  const fold = lighter(cloth, 0.3);
  const shade = darker(cloth, 0.28);
  if (hat === "bare") return path("M20.6 28C19 16 25 10.5 32.5 11C40 10.5 45 17 43.4 28C42.5 23 40 20.5 36 20C30 20.6 24 20 20.6 28Z", hair);
  if (hat === "cap") return path("M22 20.5L24 8.5C28 6.5 36 6.5 40 8.5L42 20.5C36 17.6 28 17.6 22 20.5Z", cloth) + path("M35 7.2L40 8.5L42 20.5L36.5 18.6Z", shade) + line("M38 9C45 9 46 14 45.6 20", "#f0c45a", 1.4) + circle(45.6, 21, 1.8, "#f0c45a");
  if (hat === "straw") return path("M32 3C36 7 50 17.5 57 22C46 26 18 26 7 22C14 17.5 28 7 32 3Z", "#e0bb70") + path("M32 3C36 7 50 17.5 57 22C50 24.5 42 25 36 25Z", "#b98a44") + line("M32 4L20 24M32 4L27 25M32 4L38 25M32 4L45 24", "#a87a38", 0.8) + line("M22 26C21 34 24 40 28 43M42 26C43 34 40 40 36 43", hair, 1.2);
  if (hat === "scarf") return path("M19 48C15 30 17 9 32 9C47 9 49 30 45 48C48 40 44 32 42.6 25C40 18 24 18 21.4 25C20 32 16 40 19 48Z", lighter(cloth, 0.72)) + path("M38 10.4C48 14 48.5 33 45 48C48 40 44 32 42.6 25C42 20.6 40 18.6 38 17.8Z", lighter(cloth, 0.42)) + line("M20.4 20C25 15.4 39 15.4 43.6 20", "#2a1a14", 3) + line("M19.4 33L18.4 41M44.8 33L45.8 41M22 13L19.4 24M42 13L44.6 24", cloth, 1.2);
  if (hat === "veil") return path("M16 60C14 30 17 8.5 32 8.5C47 8.5 50 30 48 60C46 50 44 40 42.6 27C41 18 23 18 21.4 27C20 40 18 50 16 60Z", cloth) + path("M38 9.8C48.6 14 50 36 48 60C46 50 44 40 42.6 27C42 22 40.6 19.4 38 18Z", shade) + line("M21.4 26C23 17.6 41 17.6 42.6 26", fold, 1.6) + [26, 32, 38].map((x) => circle(x, 20.2 - (x === 32 ? 0.9 : 0), 1.3, "#f0c45a")).join("");
  const wound = path("M18.6 23C15.6 13 22 6.5 32 6.5C42 6.5 48.4 13 45.4 23C40 17.6 24 17.6 18.6 23Z", cloth) + path("M36 6.8C44 8 48 14 45.4 23C43.4 20.8 41 19.5 38 18.8Z", shade) + line("M18.8 20C26 10 36 8 43 10M21 23C28 14 38 12 45 16M30 7C38 9 43 14 44.6 21", fold, 1.3) + polygon(ring(32, 14.6, 3.2, 4), "#f0c45a") + polygon(ring(32, 14.6, 1.7, 4), "#2f9a86");
  return hat === "turban" ? wound : path("M32 13C30 4 34 -2 41 1C39 2 40 4 38.6 5C39 7 36 8 33.4 13Z", "#fff6e0") + line("M33 12C33.4 7 35 4 38 2.6", "#c9a76a", 0.9) + wound;
}

function person(parts: Parts): string {
  const { skin, hair } = parts;
  const shade = darker(skin, 0.2);
  const robe = path("M5 66C6 51 18 46.5 32 46.5C46 46.5 58 51 59 66Z", "var(--seat)") + path("M38 46.9C50 48 58 53 59 66H44C46 58 44 51 38 46.9Z", "#000", `opacity="0.22"`) + path("M24.5 47.4L32 58L39.5 47.4L36 45H28Z", "#f4e6c8") + line("M24 47.6L32 59L40 47.6", "#f0c45a", 1.4);
  const ears = circle(21.4, 29, 2.4, skin) + circle(42.6, 29, 2.4, shade);
  const look = [28, 36].map((x) => `<ellipse cx="${x}" cy="27.6" rx="1.5" ry="1.8" fill="#1c1210"/>` + circle(x - 0.5, 27, 0.5, "#fff") + line(`M${x - 2.6} 24.2C${x - 1} 23.2 ${x + 1} 23.2 ${x + 2.6} 24.2`, hair === GREY ? "#a8a298" : hair, 1.3)).join("");
  return (
    robe + rect(27.6, 37, 8.8, 10.5, shade, `rx="3"`) + ears + path(HEAD, skin) + path("M34 14.6C39.6 15.4 42.5 19 42.5 26C42.5 34 38.5 41.5 32.6 41.5C38 36 38.6 24 34 14.6Z", shade, `opacity="0.6"`) +
    look + line("M32 28C32.4 30 33.2 31 32.6 32C32 32.4 31.2 32.3 30.8 32", darker(skin, 0.36), 1.1) + line("M29.4 36.2C31 37.4 33 37.4 34.6 36.2", darker(skin, 0.45), 1.3) + beardOf(parts) + hatOf(parts)
  );
}

const STONES: Record<Parts["build"], Point[]> = {
  pebble: [[20, 40], [16, 28], [21, 18], [32, 14], [43, 18], [48, 28], [44, 40], [32, 45]],
  slab: [[17, 42], [16, 18], [24, 14], [40, 14], [48, 18], [47, 42], [32, 46]],
  wedge: [[22, 43], [15, 22], [22, 15], [42, 15], [49, 22], [42, 43], [32, 47]],
  crag: [[19, 42], [15, 30], [20, 14], [27, 19], [32, 11], [37, 19], [44, 14], [49, 30], [45, 42], [32, 46]],
  obelisk: [[21, 44], [20, 20], [26, 9], [32, 5], [38, 9], [44, 20], [43, 44], [32, 48]],
};

function golem({ build, crystals, cloth }: Parts, r: Chance): string {
  const stone = mix(r.pick(["#8b86ad", "#7f93a6", "#a08f8a", "#86a08f"]), cloth, 0.14);
  const glow = r.pick(["#8ff4ff", "#ffe27a", "#ffb0f0", "#a8ffb8"]);
  const shardTone = mix(cloth, glow, 0.55);
  const crest = Array.from({ length: crystals }, (_, i) => {
    const turn = (i - (crystals - 1) / 2) * 24;
    return at(32, 30, 1, `<g transform="rotate(${turn}) translate(0 -9)">${shard(i % 2 ? lighter(shardTone, 0.25) : shardTone, 6.5, 20 - Math.abs(turn) * 0.06)}</g>`);
  }).join("");
  const shoulders = block([[3, 66], [7, 52], [20, 45], [44, 45], [57, 52], [61, 66]], mix(stone, "#3a3560", 0.3));
  const eyes = [25.5, 38.5].map((x) => circle(x, 29, 5.4, glow, `opacity="0.32"`) + polygon([[x - 3.4, 27.6], [x + 3.4, 27.6], [x + 2.2, 30.8], [x - 2.2, 30.8]], glow)).join("");
  return shoulders + path("M24 66L32 52L40 66Z", "var(--seat)") + polygon(ring(32, 54, 4.6, 4), "var(--seat)", `stroke="#fff" stroke-width="1"`) + crest + block(STONES[build], stone) + eyes + line(r.pick(["M27 38H37M29 41H35", "M26 39L29 37L32 39L35 37L38 39", "M28 39C30 41 34 41 36 39"]), darker(stone, 0.55), 1.6) + line(r.pick(["M32 18V24M29 20L32 18L35 20", "M29 18L35 22L29 24", "M32 17L35 21L32 25L29 21Z"]), glow, 1.3);
}

/** A face before its own piece of sky; its robe has the colour `--seat`. */
export function portrait(who: string, edition: Edition): string {
  const r = chance(`portrait ${who}`);
  const parts = partsOf(who, r);
  const ground = edition === "spice" ? mix(parts.cloth, "#f6dfae", 0.78) : mix(parts.cloth, "#1c1740", 0.74);
  const light = lighter(ground, edition === "spice" ? 0.45 : 0.22);
  return rect(0, 0, 64, 64, ground) + circle(20, 18, 26, light, `opacity="0.55"`) + circle(16, 14, 15, light, `opacity="0.6"`) + (edition === "spice" ? person(parts) : golem(parts, r));
}
