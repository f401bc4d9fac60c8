import type { Code } from '@crisper/domain/items/scan/code.ts';

/** A hand that shakes blurs a frame or two between those that can be read. */
const REMEMBERED_FRAMES = 3;

const keyOf = ({ kind, text }: Code) => `${kind} ${text}`;

/**
 * Lets a code pass when a second frame agrees: single frames were misread with a check digit that was right. Call it
 * with the codes of every frame, also with none.
 */
export function agreement(): (codes: Code[]) => Code[] {
  let before: ReadonlySet<string>[] = [];
  return (codes) => {
    const agreed = codes.filter((code) => before.some((keys) => keys.has(keyOf(code))));
    before = [new Set(codes.map(keyOf)), ...before].slice(0, REMEMBERED_FRAMES);
    return agreed;
  };
}
