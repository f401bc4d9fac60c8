import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs one thing at a time; what is asked for meanwhile is ignored. `busy` disables the fields, which takes the
 * keyboard's place away, so it is given back afterwards.
 */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function run(work: () => Promise<unknown>): Promise<void> {
    if (running.current) return;
    running.current = true;
    const place = document.activeElement;
    // Started before anything is drawn: a popup has to open within the click.
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
