/** Keeps the screen on until the signal ends it: nobody touches a phone while they point it at something. */
export async function keepAwake(ended: AbortSignal): Promise<void> {
  // Not every browser can, and one with a low battery may refuse.
  const lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
  if (!lock) return;
  if (ended.aborted) await lock.release();
  else ended.addEventListener('abort', () => void lock.release());
}
