const LOOK_EVERY_MS = 1000;

/**
 * Calls back every second, and as soon as the page is visible again. Timers stop while a computer sleeps, so
 * listeners compare the time of day.
 */
export function onClock(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  addEventListener('pageshow', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('pageshow', listener);
  };
}
