import { useEffect } from 'react';

export const canStayAwake = 'wakeLock' in navigator;

/** Keeps the screen on while it is asked for, because nobody wants to touch a phone with wet hands. */
export function useAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !canStayAwake) return;
    let lock: Promise<WakeLockSentinel | null> | null = null;
    // The browser gives it back when the page is hidden.
    const hold = () => {
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, [isOn]);
}
