import { useEffect, useRef } from 'react';
import { groupedNumber } from './grouped-number.ts';
import { prefersReducedMotion } from './motion.ts';

const DURATION_MS = 1500;

interface CountUpProps {
  value: number;
  decimals?: number;
  prefix?: string;
  suffix?: string;
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/** Counts from zero to the value when it is first seen, and on from there when it changes. The markup always carries the final number. */
export function CountUp({ value, decimals = 0, prefix = '', suffix = '' }: CountUpProps) {
  const digits = useRef<HTMLSpanElement>(null);
  const shown = useRef(0);
  const final = prefix + groupedNumber(value, decimals) + suffix;

  useEffect(() => {
    const node = digits.current;
    if (!node || prefersReducedMotion()) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const from = shown.current;
      const step = (now: number) => {
        const progress = Math.min((now - start) / DURATION_MS, 1);
        shown.current = from + (value - from) * easeOut(progress);
        node.textContent = prefix + groupedNumber(shown.current, decimals) + suffix;
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value, decimals, prefix, suffix]);

  return (
    <>
      <span className="sr-only">{final}</span>
      <span ref={digits} aria-hidden="true" className="tabular-nums">
        {final}
      </span>
    </>
  );
}
