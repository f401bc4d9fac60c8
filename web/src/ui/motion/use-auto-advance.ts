import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
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
 * Calls `advance` every `intervalMs`: but not off the screen, under the mouse or a finger, on focus, when stopped, or
 * when motion is unwelcome.
 */
export function useAutoAdvance(
  frame: RefObject<HTMLElement | null>,
  intervalMs: number,
  advance: () => void,
) {
  const [hovered, setHovered] = useState(false);
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const onScreen = useOnScreen(frame);
  // The interval runs on while slides change; how long one takes to arrive does not add to it.
  const onTick = useEffectEvent(advance);

  // The pointer or the focus may be there already when a prerendered page is hydrated.
  useEffect(() => {
    const carousel = frame.current?.parentElement;
    setHovered(carousel?.matches(':hover') ?? false);
    setFocused(carousel?.querySelector(':focus-visible') != null);
  }, [frame]);

  const waiting = hovered || touched || focused || stopped || !onScreen;

  useEffect(() => {
    if (waiting || prefersReducedMotion()) return;
    const timer = setInterval(() => onTick(), intervalMs);
    return () => clearInterval(timer);
  }, [waiting, intervalMs]);

  return {
    stopped,
    toggle: () => setStopped(!stopped),
    pauseProps: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onTouchStart: () => setTouched(true),
      onTouchEnd: () => setTouched(false),
      onTouchCancel: () => setTouched(false),
      // A mouse leaves the focus where it clicked, and a new page has it on its heading; neither means reading.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
