import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When a part that has the focus is about to leave the page, somebody else takes it; else it would fall to the body. */
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
