import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { scrollBehavior } from '#ui/motion.ts';

/** Every change of path goes back to the top, unless the address points at a place in the page. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [pathname, hash]);
}
