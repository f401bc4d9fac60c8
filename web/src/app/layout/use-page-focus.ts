import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves focus to the page's heading, from where it was before; screen readers read it out. A page that still loads gets
 * it as a whole until its heading is there. Where the page or the person has chosen another place, it stays there.
 */
function focusHeading(page: HTMLElement, before: Element | null): (() => void) | undefined {
  const isDone = () => {
    if (![before, page, document.body].includes(document.activeElement)) return true;
    const heading = page.querySelector('h1');
    const place = heading ?? page;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    return heading !== null;
  };
  if (isDone()) return;
  const observer = new MutationObserver(() => {
    if (isDone()) observer.disconnect();
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Every change of path begins at the new page's heading, as a new document begins at its top. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const before = useRef<Element | null>(null);

  // While the old page goes, and before a field of the new one can take the focus.
  useLayoutEffect(() => () => {
    before.current = document.activeElement;
  });

  useEffect(() => {
    const page = document.getElementById('content');
    if (shown.current === pathname || !page) return;
    shown.current = pathname;
    return focusHeading(page, before.current);
  }, [pathname]);
}
