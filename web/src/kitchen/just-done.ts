import type { ActsAtOnce } from './foreseen-act.ts';

/** What was done on a page of its own. */
export interface JustDone extends ActsAtOnce {
  what: 'added' | 'cooked';
  /** Takes back what was done besides. */
  onUndo?: (() => void) | undefined;
}

let done: JustDone | null = null;

/** Kept until the kitchen's page offers to take it back. */
export function noteDone(what: JustDone | null): void {
  done = what;
}

export const justDone = (kitchenId: string): JustDone | null => (done?.kitchenId === kitchenId ? done : null);
