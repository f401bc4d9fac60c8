const LOOK_EVERY_MS = 1000;

/**
 * Calls back every second, and as soon as the page is seen again. A computer that slept has lost its timers' time
 * but not the time of day, so whoever listens compares that.
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
