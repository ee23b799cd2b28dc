// The colours and patterns of the players, by seat. All carry white letters at 4.5:1 or better.

export const SEATS = ["#a8322a", "#1f5b9e", "#2a713b", "#75399b", "#8a5300"] as const;

const PATTERNS = [
  "none",
  "repeating-linear-gradient(45deg, rgb(255 255 255 / 0.45) 0 2px, transparent 2px 6px)",
  "radial-gradient(rgb(255 255 255 / 0.6) 1.4px, transparent 1.6px)",
  "repeating-linear-gradient(0deg, rgb(255 255 255 / 0.45) 0 2px, transparent 2px 6px)",
  "repeating-conic-gradient(rgb(255 255 255 / 0.4) 0 25%, transparent 0 50%)",
] as const;

export const seatColour = (seat: number): string => SEATS[seat % SEATS.length]!;
export const seatPattern = (seat: number): string => PATTERNS[seat % PATTERNS.length]!;

/** What stands for a name: its first letter, or its number where names only differ by that. */
export const initial = (name: string): string => / (\d{1,2})$/.exec(name)?.[1] ?? [...name][0]?.toUpperCase() ?? "?";
