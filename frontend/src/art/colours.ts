// Mixing colours, so that facets, faces and shadows come from one tone.

function parts(hex: string): [number, number, number] {
  const value = parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` of b in a: mix(a, b, 0) is a, mix(a, b, 1) is b. */
export function mix(a: string, b: string, share: number): string {
  const from = parts(a);
  const to = parts(b);
  const mixed = from.map((value, i) => Math.round(value + (to[i]! - value) * share));
  return "#" + mixed.map((value) => value.toString(16).padStart(2, "0")).join("");
}

export const lighter = (colour: string, share: number): string => mix(colour, "#ffffff", share);
export const darker = (colour: string, share: number): string => mix(colour, "#000000", share);

/** Relative luminance and contrast as WCAG defines them; the tests hold the looks to the bars with this. */
function luminance(hex: string): number {
  const [r, g, b] = parts(hex).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
