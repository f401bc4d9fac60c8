import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { atRest } from '#offline/at-rest.ts';

const room = () => document.getElementById('last-view');

/** The page is drawn, or there is none. */
const endLastView = (): void => room()?.replaceChildren();

/**
 * Covers the page with what was last seen on it, which the service worker has written into the document, until the page
 * itself is drawn. React leaves the content of the element alone, because it never changes for React.
 */
export function LastView() {
  const { pathname } = useLocation();
  return (
    <div
      // It is of the page that was opened: another one has another element.
      key={pathname}
      id="last-view"
      inert
      aria-hidden="true"
      suppressHydrationWarning
      className="absolute inset-0 z-10 grid grid-cols-1 content-start gap-6 overflow-clip bg-canvas empty:hidden"
    >
      {''}
    </div>
  );
}

/** Ends the last view when the page has something to show, and keeps the next one when it has drawn its content. */
export function useLastView({ isOver, isDrawn }: { isOver: boolean; isDrawn: boolean }): void {
  useLayoutEffect(() => {
    if (isOver) endLastView();
  }, [isOver]);
  useEffect(() => {
    if (!isDrawn || !navigator.serviceWorker) return;
    let isHere = true;
    const keep = async () => {
      const { keepView } = await import('./keep-view.ts');
      if (isHere) await keepView();
    };
    const keepWhenLeft = () => {
      if (document.visibilityState === 'hidden') keep().catch(() => {});
    };
    void atRest()
      .then(keep)
      .catch(() => {});
    document.addEventListener('visibilitychange', keepWhenLeft);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', keepWhenLeft);
    };
  }, [isDrawn]);
}
