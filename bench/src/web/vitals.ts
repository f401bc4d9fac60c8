interface Vitals {
  read(): { lcpMs: number; tbtMs: number; cls: number };
  /** Zero until something is painted. */
  idleForMs(): number;
  /** The duration of the slowest interaction since the last reading; the browser rounds it to 8 ms. */
  takeSlowestInteraction(): number;
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Runs inside the page, before the page's own scripts. */
export function watchVitals(): void {
  const LONG_TASK_MS = 50;
  let lcpMs = Number.NaN;
  let fcpMs = 0;
  let cls = 0;
  let slowest = 0;
  const tasks: PerformanceEntry[] = [];
  const watch = <T extends PerformanceEntry>(
    type: string,
    take: (entry: T) => void,
    options: PerformanceObserverInit & { durationThreshold?: number } = {},
  ) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as T);
    }).observe({ type, buffered: true, ...options });
  };
  watch('largest-contentful-paint', ({ startTime }) => {
    lcpMs = startTime;
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') fcpMs = startTime;
  });
  watch('longtask', (task) => tasks.push(task));
  // The sum of all shifts, which is never less than the largest burst of them that CLS is.
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (shift) => {
    if (!shift.hadRecentInput) cls += shift.value;
  });
  watch<PerformanceEventTiming & { interactionId: number }>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0) slowest = Math.max(slowest, duration);
    },
    { durationThreshold: 16 },
  );
  const endOf = ({ startTime, duration }: PerformanceEntry) => startTime + duration;
  window.vitals = {
    read: () => ({
      lcpMs,
      cls,
      tbtMs: tasks.reduce(
        (sum, task) => sum + Math.max(0, endOf(task) - Math.max(task.startTime, fcpMs) - LONG_TASK_MS),
        0,
      ),
    }),
    idleForMs: () => (Number.isNaN(lcpMs) ? 0 : performance.now() - Math.max(lcpMs, ...tasks.map(endOf))),
    takeSlowestInteraction() {
      const taken = slowest;
      slowest = 0;
      return taken;
    },
  };
}
