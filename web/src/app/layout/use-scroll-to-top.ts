import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollBehavior } from '#ui/motion/motion.ts';

/** The browser would restore the scroll position over ours. It still may after a reload. */
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

/** The scroll position of each history entry when it was left. */
const places = new Map<string, number>();

function useKeptPlace(key: string) {
  // Before the next page is rendered, whose height would already change the position.
  useLayoutEffect(() => {
    const keep = () => places.set(key, window.scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);
}

/** Whether the footer was on the screen when the page was last rendered. */
function useSeenFooter() {
  const isSeen = useRef(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      isSeen.current = entry?.isIntersecting ?? false;
    });
    for (const footer of document.querySelectorAll('#root > div > footer')) observer.observe(footer);
    return () => observer.disconnect();
  }, []);
  return isSeen;
}

/** The next page may be shorter than the previous one: it must not show its end first. */
function goAboveFooter() {
  const end = document.getElementById('content')?.getBoundingClientRect().bottom ?? 0;
  const below = innerHeight - end;
  if (below > 0) window.scrollBy({ top: -below, behavior: 'instant' });
}

/**
 * Every change of path scrolls to the top, unless the URL has a fragment; going back restores the earlier
 * position.
 */
export function useScrollToTop(): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const isFooterSeen = useSeenFooter();
  useOwnScrolling();
  useKeptPlace(key);
  // Before the page is painted: a footer that appears on the screen and leaves again is a layout shift.
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
