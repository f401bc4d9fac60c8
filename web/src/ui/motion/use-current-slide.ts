import { type RefObject, useEffect, useState } from 'react';

/** The child that fills most of the row, however it got there. An observer reports it, not every scroll event. */
export function useCurrentSlide(row: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const root = row.current;
    if (!root) return;
    const slides = [...root.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setCurrent(slides.indexOf(shown.target));
      },
      { root, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [row]);
  return current;
}
