import { CLS, KB, LCP_RATIO, scriptKb, TBT_OVER_BARE_MS } from '#web/budgets.ts';
import type { Audit } from './audit.ts';

const PERFORMANCE = 95;

/** The promises of a page, compared with its bare version; each broken promise is a sentence. */
export function brokenPromises(path: string, ours: Audit, bare: Audit): string[] {
  const promises: [boolean, string][] = [
    [
      ours.scriptBytes <= scriptKb(path === '/' ? 'home' : path) * KB,
      `JavaScript ${(ours.scriptBytes / KB).toFixed(1)} kB > ${scriptKb(path === '/' ? 'home' : path)} kB`,
    ],
    [
      ours.lcpMs <= bare.lcpMs * LCP_RATIO,
      `LCP ${Math.round(ours.lcpMs)} ms > ${LCP_RATIO} × ${Math.round(bare.lcpMs)} ms`,
    ],
    [
      ours.tbtMs <= bare.tbtMs + TBT_OVER_BARE_MS,
      `TBT ${Math.round(ours.tbtMs)} ms > ${Math.round(bare.tbtMs)} + ${TBT_OVER_BARE_MS} ms`,
    ],
    [ours.cls < CLS, `CLS ${ours.cls.toFixed(3)} ≥ ${CLS}`],
    [
      (ours.scores.performance ?? 0) >= PERFORMANCE,
      `performance ${ours.scores.performance} < ${PERFORMANCE}`,
    ],
    ...['accessibility', 'best-practices', 'seo'].map((id): [boolean, string] => [
      ours.scores[id] === 100,
      `${id} ${ours.scores[id]} < 100 (${ours.complaints.join(', ')})`,
    ]),
  ];
  return promises.filter(([kept]) => !kept).map(([, sentence]) => `${path}: ${sentence}`);
}
