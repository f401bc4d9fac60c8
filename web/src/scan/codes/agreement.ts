import type { SeenCode } from './read-codes.ts';

/** A hand that shakes blurs a frame or two between those that can be read. */
const REMEMBERED_FRAMES = 3;
/** In widths of the frame: so far a pack moves meanwhile. */
const MOVED_MAX = 0.2;

/** In poor light, the middle of a longer code was read as a short one twice. */
const SHORT_LENGTH = 8;
const looksNeeded = ({ kind, text }: SeenCode) =>
  kind === 'product' && text.length === SHORT_LENGTH ? 3 : 2;

const isSame = (one: SeenCode, other: SeenCode) =>
  one.kind === other.kind &&
  one.text === other.text &&
  Math.hypot(one.x - other.x, one.y - other.y) <= MOVED_MAX;

/**
 * Lets a code pass when a second frame has it at the same place, a short one when a third has: tilted codes were misread with
 * a check digit that was right, so that is no proof. Call it with the codes of every frame, also with none.
 */
export function agreement(): (codes: SeenCode[]) => SeenCode[] {
  let before: SeenCode[][] = [];
  return (codes) => {
    const agreed = codes.filter((code) => {
      const earlier = before.filter((seen) => seen.some((other) => isSame(code, other)));
      return earlier.length + 1 >= looksNeeded(code);
    });
    before = [codes, ...before].slice(0, REMEMBERED_FRAMES);
    return agreed;
  };
}
