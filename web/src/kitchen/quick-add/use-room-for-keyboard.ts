import { useEffect } from 'react';

/**
 * While the page is open, the keyboard of a phone makes it smaller instead of covering its lower end, in browsers that know
 * how (others: `followKeyboard`): the main button stays in reach of a person who types.
 */
export function useRoomForKeyboard(): void {
  useEffect(() => {
    const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
    if (!viewport) return;
    const { content } = viewport;
    viewport.content = `${content}, interactive-widget=resizes-content`;
    return () => {
      viewport.content = content;
    };
  }, []);
}
