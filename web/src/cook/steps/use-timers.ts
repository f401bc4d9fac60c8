import { useState } from 'react';

/** When the times that run are over, by the number of their step. */
export interface Timers {
  endOf: (step: number) => number | null;
  /** Null stops it. */
  set: (step: number, end: number | null) => void;
}

/** The times of a dish. They run on while the steps are shown in another way. */
export function useTimers(): Timers {
  const [ends, setEnds] = useState<ReadonlyMap<number, number | null>>(new Map());
  return {
    endOf: (step) => ends.get(step) ?? null,
    set: (step, end) => setEnds((before) => new Map(before).set(step, end)),
  };
}
