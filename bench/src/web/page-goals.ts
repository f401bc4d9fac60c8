import { atMost, type Goal } from '#goals.ts';
import { CLS, KB, LCP_RATIO, scriptKb, TBT_OVER_BARE_MS } from './budgets.ts';
import type { PageFigures } from './figures.ts';

/** Pages with data from the API make three round trips where the bare page makes one: page, scripts, data. */
const LCP_RATIOS: Record<string, number> = { item: 6, dashboard: 6, kitchen: 4, cook: 4 };
/** What is shown comes from the copy in the browser. */
const REPEATED_LCP_RATIOS: Record<string, number> = { kitchen: 1.5, cook: 1.5 };
/** It should not be slower, but two visits are never alike. */
const REPEATED_LCP = 1.1;
/** The share of bytes that the browser may have to load again. */
const REPEATED_SHARE = 0.1;

/** One line for all pages, about the worst of them. */
function worst(
  what: string,
  figures: PageFigures[],
  value: (figures: PageFigures) => number,
  limit: number,
): Goal {
  const [most] = figures.toSorted((a, b) => value(b) - value(a));
  if (!most) throw new Error('nothing was measured');
  return atMost(`web, ${what} (most: ${most.page})`, value(most), limit);
}

export function goalsOf(figures: PageFigures[]): Goal[] {
  return [
    ...figures.map(({ page, ours, bare }) =>
      atMost(
        `web, ${page}: LCP against bare`,
        ours.first.lcpMs / bare.first.lcpMs,
        LCP_RATIOS[page] ?? LCP_RATIO,
      ),
    ),
    ...figures
      .filter(({ page }) => page in REPEATED_LCP_RATIOS)
      .map(({ page, ours, bare }) =>
        atMost(
          `web, ${page}: LCP of a repeat visit against bare`,
          ours.repeat.lcpMs / bare.repeat.lcpMs,
          REPEATED_LCP_RATIOS[page] ?? 0,
        ),
      ),
    ...figures.map(({ page, ours }) =>
      atMost(`web, ${page}: kB of JavaScript`, ours.first.scriptBytes / KB, scriptKb(page)),
    ),
    worst(
      'ms of TBT more than bare',
      figures,
      ({ ours, bare }) => ours.first.tbtMs - bare.first.tbtMs,
      TBT_OVER_BARE_MS,
    ),
    worst('CLS', figures, ({ ours }) => Math.max(ours.first.cls, ours.repeat.cls), CLS),
    worst(
      'LCP of a repeat visit against the first',
      figures,
      ({ ours }) => ours.repeat.lcpMs / ours.first.lcpMs,
      REPEATED_LCP,
    ),
    worst(
      'bytes of a repeat visit against the first',
      figures,
      ({ ours }) => ours.repeat.bytes / ours.first.bytes,
      REPEATED_SHARE,
    ),
  ];
}
