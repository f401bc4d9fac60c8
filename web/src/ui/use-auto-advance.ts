import { type FocusEvent, useEffect, useState } from 'react';
import { prefersReducedMotion } from './motion.ts';

/** Calls `advance` after `intervalMs`, again whenever it changes, but not under the mouse, on focus, when stopped, or when motion is unwelcome. */
export function useAutoAdvance(intervalMs: number, advance: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const waiting = hovered || focused || stopped;

  useEffect(() => {
    if (waiting || prefersReducedMotion()) return;
    const timer = setTimeout(advance, intervalMs);
    return () => clearTimeout(timer);
  }, [waiting, intervalMs, advance]);

  return {
    stopped,
    toggle: () => setStopped(!stopped),
    pauseProps: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
