/** Never two runs at once: a call during a run gets the promise of that run. */
export function oneRun<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let current: Promise<Result> | null = null;
  return (...args) => {
    current ??= work(...args).finally(() => {
      current = null;
    });
    return current;
  };
}

/** Never two runs at once: calls during a run make it run once more, however many they are. */
export function oneMoreRun(work: () => Promise<unknown>): () => Promise<void> {
  let running = false;
  let wanted = false;
  return async () => {
    wanted = true;
    if (running) return;
    running = true;
    try {
      while (wanted) {
        wanted = false;
        await work();
      }
    } finally {
      running = false;
    }
  };
}
