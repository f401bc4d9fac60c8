import * as texts from '@crisper/texts/cook/cook.ts';
import { useEffect, useState } from 'react';

const canStayAwake = 'wakeLock' in navigator;

/** Keeps the screen on while the page is open, because nobody wants to touch a phone with wet hands. */
export function AwakeSwitch() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
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
  if (!canStayAwake) return null;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => setOn(target.checked)}
        className="size-5 accent-brand"
      />
      {texts.keepAwake}
    </label>
  );
}
