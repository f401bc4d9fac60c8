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
