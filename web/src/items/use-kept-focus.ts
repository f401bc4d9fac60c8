import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The region takes the focus when the focused element leaves it because its content changed. */
export function useKeptFocus(region: RefObject<HTMLElement | null>, content: unknown): void {
  const focused = useRef<Element | null>(null);
  const shown = useRef(content);

  useLayoutEffect(() => {
    const remember = () => {
      const active = document.activeElement;
      focused.current = region.current?.contains(active) ? active : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [region]);

  useLayoutEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    const lost = focused.current && !focused.current.isConnected;
    if (lost && document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, [region, content]);
}
