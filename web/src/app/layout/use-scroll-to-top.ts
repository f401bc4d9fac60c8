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

/** Whether the footer was on the screen when the page was last drawn. */
function useSeenFooter() {
  const isSeen = useRef(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      isSeen.current = entry?.isIntersecting ?? false;
    });
    for (const footer of document.querySelectorAll('#content ~ footer')) observer.observe(footer);
    return () => observer.disconnect();
  }, []);
  return isSeen;
}

/** The next page may be shorter than the one before: it is not to show its end first. */
function goAboveFooter() {
  const end = document.getElementById('content')?.getBoundingClientRect().bottom ?? 0;
  const below = innerHeight - end;
  if (below > 0) window.scrollBy({ top: -below, behavior: 'instant' });
}

/**
 * Every change of path goes to the top, unless the address points at a place in the page; going back goes to where
 * one was.
 */
export function useScrollToTop(): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const isFooterSeen = useSeenFooter();
  useOwnScrolling();
  useKeptPlace(key);
  // Before the page is drawn: a footer that comes onto the screen and leaves again is a layout shift.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const place = isBack ? places.get(key) : undefined;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
    else {
      if (!isFooterSeen.current) goAboveFooter();
      window.scrollTo({ top: 0, behavior: scrollBehavior() });
    }
  }, [pathname, hash, key, isBack, isFooterSeen]);
}
