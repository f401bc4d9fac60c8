import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs one action at a time; others are ignored meanwhile. `busy` disables the fields, which loses the keyboard focus,
 * so it is restored afterwards.
 */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function run(work: () => Promise<unknown>): Promise<void> {
    if (running.current) return;
    running.current = true;
    const place = document.activeElement;
    // Started before rendering: a popup has to open within the click.
    const done = work();
    setBusy(true);
    try {
      await done;
    } finally {
      running.current = false;
      flushSync(() => setBusy(false));
      if (document.activeElement === document.body && place instanceof HTMLElement) place.focus();
    }
  }

  return { busy, run };
}
