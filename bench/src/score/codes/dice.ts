export interface Dice {
  /** From 0 to 1. */
  next(): number;
  between(least: number, most: number): number;
  whole(least: number, most: number): number;
  isLikely(share: number): boolean;
  pick<One>(all: readonly One[]): One;
}

/** Throws the same for the same seed, on every machine. This is mulberry32. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  return {
    next,
    between,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    isLikely: (share) => next() < share,
    pick: <One>(all: readonly One[]) => all[Math.floor(next() * all.length)] as One,
  };
}
