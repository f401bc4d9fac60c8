import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When an element with the focus is about to leave the page, another one takes it; else it would fall to the body. */
export function useFocusHandover(part: RefObject<HTMLElement | null>, takeOver: () => void): void {
  const latest = useRef(takeOver);
  useLayoutEffect(() => {
    latest.current = takeOver;
  });
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) latest.current();
    };
  }, [part]);
}
