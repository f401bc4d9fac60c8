/** Resolves when the browser finds its network again. */
export const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));
