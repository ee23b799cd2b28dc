// Small helpers for writing SVG as text.

export type Point = readonly [number, number];

const n = (value: number): string => String(Math.round(value * 10) / 10);

export function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");
}

export function polygon(list: readonly Point[], fill: string, more = ""): string {
  return `<polygon points="${points(list)}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ""): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function at(x: number, y: number, scale: number, inside: string, turn = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""} scale(${scale.toFixed(3)})">${inside}</g>`;
}

/** The corners of a regular figure. */
export function ring(x: number, y: number, r: number, corners: number, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = ((turn + (360 / corners) * i) * Math.PI) / 180;
    return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
  });
}

/** A star: outer and inner corners in turn. */
export function star(x: number, y: number, outer: number, inner: number, rays: number, turn = 0): Point[] {
  const far = ring(x, y, outer, rays, turn);
  const near = ring(x, y, inner, rays, turn + 180 / rays);
  return far.flatMap((corner, i) => [corner, near[i]!]);
}

export function gradient(id: string, stops: readonly string[], across = false): string {
  const direction = across ? `x1="0" y1="0" x2="1" y2="0"` : `x1="0" y1="0" x2="0" y2="1"`;
  const steps = stops.map((colour, i) => `<stop offset="${n((100 * i) / (stops.length - 1))}%" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" ${direction}>${steps.join("")}</linearGradient>`;
}

export function halo(id: string, colour: string, strong = 0.9): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strong}"/>` +
    `<stop offset="0.45" stop-color="${colour}" stop-opacity="${strong * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}
