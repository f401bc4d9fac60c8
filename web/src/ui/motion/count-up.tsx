import { useLayoutEffect, useRef } from 'react';
import { groupedNumber } from '#ui/numbers/grouped-number.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { prefersReducedMotion } from './motion.ts';

const DURATION_MS = 1500;

interface CountUpProps {
  value: number;
  decimals?: number;
  prefix?: string;
  suffix?: string;
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/** Shows the steps from zero to one; the returned function stops it. */
function animate(show: (progress: number) => void): () => void {
  let frame = 0;
  // From the first frame on: a frame's time may lie before the moment that asked for it.
  let start: number | undefined;
  const step = (now: number) => {
    start ??= now;
    const progress = Math.min((now - start) / DURATION_MS, 1);
    show(easeOut(progress));
    if (progress < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** Counts from zero to the value once, when it is first seen. The markup always carries the final number. */
export function CountUp({ value, decimals = 0, prefix = '', suffix = '' }: CountUpProps) {
  const digits = useRef<HTMLSpanElement>(null);
  const wasPrerendered = useRef(!useHydrated());
  const final = prefix + groupedNumber(value, decimals) + suffix;

  useLayoutEffect(() => {
    const node = digits.current;
    if (!node || prefersReducedMotion()) return;
    const show = (progress: number) => {
      node.textContent = prefix + groupedNumber(value * progress, decimals) + suffix;
    };
    let stop = () => {};
    // A number from the prerendered page may have been read already; then it stays.
    let mayHaveBeenRead = wasPrerendered.current;
    if (!mayHaveBeenRead) show(0);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        if (!mayHaveBeenRead) stop = animate(show);
      } else if (mayHaveBeenRead) {
        mayHaveBeenRead = false;
        show(0);
      }
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [value, decimals, prefix, suffix]);

  return (
    <>
      <span className="sr-only print:not-sr-only">{final}</span>
      <span ref={digits} aria-hidden="true" className="tabular-nums print:hidden">
        {final}
      </span>
    </>
  );
}
