import { useEffect, useRef, useState } from 'react';

const BUZZ_MS = [300, 200, 300, 200, 300];

/** When the times that run are over, by the number of their step. */
export interface Timers {
  endOf: (step: number) => number | null;
  /** Null stops it. */
  set: (step: number, end: number | null) => void;
}

/** The times of a dish. They run on while the steps are shown in another way, and each buzzes once, when it is over. */
export function useTimers(): Timers {
  const [ends, setEnds] = useState<ReadonlyMap<number, number | null>>(new Map());
  const buzzed = useRef(new Map<number, number>());
  useEffect(() => {
    const timers = [...ends].map(([step, end]) => {
      if (end === null || buzzed.current.get(step) === end) return undefined;
      return setTimeout(() => {
        buzzed.current.set(step, end);
        navigator.vibrate?.(BUZZ_MS);
      }, end - Date.now());
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [ends]);
  return {
    endOf: (step) => ends.get(step) ?? null,
    set: (step, end) => setEnds((before) => new Map(before).set(step, end)),
  };
}
