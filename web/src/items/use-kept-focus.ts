import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When what has the focus leaves the region because its content changed, the region itself takes it. */
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
