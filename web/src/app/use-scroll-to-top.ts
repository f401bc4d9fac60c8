import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { scrollBehavior } from '#ui/motion.ts';

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

/** Every change of path goes back to the top, unless the address points at a place in the page. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useOwnScrolling();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [pathname, hash]);
}
