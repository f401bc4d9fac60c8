import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Let go beyond it, something happens. */
const FAR = 96;
/** A finger that moves less is tapping. */
const BEGIN = 10;
/** As far as the row goes without anything happening there. */
const STUCK = 24;
const VIBRATION_MS = 10;

interface Swipes {
  /** Undefined where there is nothing to do in that direction. */
  onRight?: (() => void) | undefined;
  onLeft?: (() => void) | undefined;
}

interface Touch {
  pointer: number;
  x: number;
  y: number;
  /** How far the row is from its place; null until the finger has gone sideways. */
  by: number | null;
}

/**
 * A row that follows a finger sideways. It needs `touch-action: pan-y`, by which scrolling stays the browser's; a mouse has
 * the buttons. What lies below the row is drawn once the row is touched, and told of the swipe by `data-swipe` on the
 * element around it.
 */
export function useSwipe({ onRight, onLeft }: Swipes) {
  const touch = useRef<Touch>(null);
  const wasSwiped = useRef(false);
  const [isTouched, setTouched] = useState(false);

  const show = (row: HTMLElement, by: number | null) => {
    const around = row.parentElement;
    row.style.translate = by === null ? '' : `${by}px`;
    row.style.transitionDuration = by === null ? '' : '0s';
    if (by === null) return around?.removeAttribute('data-swipe');
    const name = `${Math.abs(by) >= FAR ? 'far-' : ''}${by > 0 ? 'right' : 'left'}`;
    if (name.startsWith('far') && around?.dataset.swipe !== name) navigator.vibrate?.(VIBRATION_MS);
    around?.setAttribute('data-swipe', name);
  };

  const reach = (distance: number) => {
    const isPossible = distance > 0 ? onRight : onLeft;
    return isPossible ? distance : Math.sign(distance) * Math.min(STUCK, Math.abs(distance));
  };

  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    const by = touch.current?.by ?? null;
    touch.current = null;
    if (by === null) return;
    show(event.currentTarget, null);
    if (isDone && Math.abs(by) >= FAR) (by > 0 ? onRight : onLeft)?.();
  };

  const handlers = {
    onPointerDown: ({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      wasSwiped.current = false;
      if (pointerType === 'mouse') return;
      touch.current = { pointer: pointerId, x, y, by: null };
      setTouched(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = touch;
      if (current?.pointer !== event.pointerId) return;
      const distance = event.clientX - current.x;
      if (current.by === null) {
        if (Math.abs(distance) < BEGIN || Math.abs(distance) < Math.abs(event.clientY - current.y)) return;
        wasSwiped.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      current.by = reach(distance);
      show(event.currentTarget, current.by);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    // The finger may have begun on a button or on the link, which were not meant.
    onClickCapture: (event: MouseEvent) => {
      if (!wasSwiped.current) return;
      wasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { handlers, isTouched };
}
