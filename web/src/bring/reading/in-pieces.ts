/** Shorter than a person notices. */
const PIECE_MS = 12;

/** Newer browsers have it. Their timers wait for four milliseconds each, a quarter of the whole. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

/** Lets the page draw and answer in between. */
const aMoment = (): Promise<void> =>
  scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));

/** All parts of a long work, done a piece at a time so that the page never stands still. */
export async function inPieces<Part>(
  work: Iterable<Part>,
  onPart?: (count: number) => void,
): Promise<Part[]> {
  const parts: Part[] = [];
  let since = performance.now();
  for (const part of work) {
    parts.push(part);
    if (performance.now() - since < PIECE_MS) continue;
    onPart?.(parts.length);
    await aMoment();
    since = performance.now();
  }
  return parts;
}

/** How much of something is done, from 0 to 1. */
export type OnShare = (share: number) => void;

/** How much of all parts is done, from 0 to 1. */
export const shareOf = (all: number, onShare: OnShare | undefined) => (count: number) =>
  onShare?.(Math.min(1, count / all));

/** The same for a generator whose parts do not matter, but what it returns at its end. */
export async function resultInPieces<Result>(
  work: Generator<unknown, Result>,
  onPart?: (count: number) => void,
): Promise<Result> {
  let since = performance.now();
  for (let count = 1; ; count++) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < PIECE_MS) continue;
    onPart?.(count);
    await aMoment();
    since = performance.now();
  }
}
