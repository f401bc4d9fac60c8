import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollBehavior } from '#ui/motion/motion.ts';

/** The browser would put us back where we were, over what we do here. It still may after a reload. */
function useOwnScrolling() {
  useEffect(() => {
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', giveBack);
    return () => removeEventListener('pagehide', giveBack);
  }, []);
}

/** How far down each page of the history was when it was left. */
const places = new Map<string, number>();

function useKeptPlace(key: string) {
  // Before the next page is drawn, whose height would already move the place.
  useLayoutEffect(() => {
    const keep = () => places.set(key, window.scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);
}

/**
 * Every change of path goes to the top, unless the address points at a place in the page; going back goes to where
 * one was.
 */
export function useScrollToTop(): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useOwnScrolling();
  useKeptPlace(key);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const place = isBack ? places.get(key) : undefined;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [pathname, hash, key, isBack]);
}
