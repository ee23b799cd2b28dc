// Where words lie that point at a piece: beside it, off it, off what is looked at closer, and off one's own place, which must stay in sight.
import type { Box } from "./closer.svelte";

const GAP = 34;
const EDGE = 8;
/** How bad it is to cover the piece itself, what is looked at closer, one's own place, and to be far away. */
const PIECE = 50;
const CLOSER = 20;
const OWN = 8;
const FAR = 10;

const shared = (a: Box, b: Box): number => Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

export interface Room {
  width: number;
  height: number;
}

/** The best place for something of this size; without a piece, the middle of the window above one's own place. */
export function placed(size: Room, piece: Box | null, own: Box | null, room: Room, closer: Box | null = null): { x: number; y: number } {
  const within = (x: number, y: number): Box => ({
    x: Math.max(EDGE, Math.min(room.width - size.width - EDGE, x)),
    y: Math.max(EDGE, Math.min(room.height - size.height - EDGE, y)),
    ...size,
  });
  const around = (box: Box, gap: number): Box[] => {
    const [x, y] = middle(piece ?? box);
    const [left, top] = [x - size.width / 2, y - size.height / 2];
    return [within(left, box.y - gap - size.height), within(left, box.y + box.height + gap), within(box.x + box.width + gap, top), within(box.x - gap - size.width, top)];
  };
  const centre = within((room.width - size.width) / 2, (room.height - size.height) / 3);
  const choices = [...(piece ? around(piece, GAP) : [centre]), ...(own ? around(own, EDGE) : []), ...(closer ? around(closer, EDGE) : [])];
  const [x, y] = piece ? middle(piece) : middle(centre);
  const cost = (box: Box): number => {
    const [bx, by] = middle(box);
    const covers = (piece ? shared(box, piece) * PIECE : 0) + (closer ? shared(box, closer) * CLOSER : 0) + (own ? shared(box, own) * OWN : 0);
    return covers + Math.hypot(bx - x, by - y) * FAR;
  };
  return choices.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** From the edge of the words to the edge of the piece: the ends of the arrow. */
export function arrow(from: Box, to: Box): [number, number, number, number] {
  const [tx, ty] = middle(to);
  const x1 = Math.max(from.x + 12, Math.min(from.x + from.width - 12, tx));
  const y1 = Math.max(from.y, Math.min(from.y + from.height, ty));
  const [dx, dy] = [tx - x1, ty - y1];
  const reach = Math.min(dx ? (to.width / 2) / Math.abs(dx) : Infinity, dy ? (to.height / 2) / Math.abs(dy) : Infinity, 1);
  const stop = Math.max(0, 1 - reach * 0.86);
  return [x1, y1, x1 + dx * stop, y1 + dy * stop];
}
