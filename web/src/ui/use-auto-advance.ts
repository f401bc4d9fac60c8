import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from './motion.ts';

function useOnScreen(frame: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? true));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return onScreen;
}

/**
 * Calls `advance` after `intervalMs`, again whenever it changes: but not off the screen, under the mouse, on focus,
 * when stopped, or when motion is unwelcome.
 */
export function useAutoAdvance(
  frame: RefObject<HTMLElement | null>,
  intervalMs: number,
  advance: () => void,
) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const onScreen = useOnScreen(frame);

  // Somebody may be there already when a prerendered page comes to life.
  useEffect(() => {
    const carousel = frame.current?.parentElement;
    setHovered(carousel?.matches(':hover') ?? false);
    setFocused(carousel?.matches(':focus-within') ?? false);
  }, [frame]);

  const waiting = hovered || focused || stopped || !onScreen;

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
