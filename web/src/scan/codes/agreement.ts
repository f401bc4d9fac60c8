import type { SeenCode } from './read-codes.ts';

/** A hand that shakes blurs a frame or two between those that can be read. */
const REMEMBERED_FRAMES = 3;
/** In widths of the frame: so far a pack moves meanwhile. */
const MOVED_MAX = 0.2;

const isSame = (one: SeenCode, other: SeenCode) =>
  one.kind === other.kind &&
  one.text === other.text &&
  Math.hypot(one.x - other.x, one.y - other.y) <= MOVED_MAX;

/**
 * Lets a code pass when a second frame has it at the same place: tilted codes were misread with a check digit that was
 * right, so that is no proof. Call it with the codes of every frame, also with none.
 */
export function agreement(): (codes: SeenCode[]) => SeenCode[] {
  let before: SeenCode[][] = [];
  return (codes) => {
    const agreed = codes.filter((code) => before.some((seen) => seen.some((other) => isSame(code, other))));
    before = [codes, ...before].slice(0, REMEMBERED_FRAMES);
    return agreed;
  };
}
