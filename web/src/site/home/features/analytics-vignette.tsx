import * as texts from '@crisper/texts/site/features.ts';
import { VignetteCard } from './vignette-card.tsx';

const cards = [
  [texts.totalItems, '24', '+3', 'text-ink'],
  [texts.expiringSoon, '4', '+1', 'text-soon'],
  [texts.expiredItems, '1', '−2', 'text-expired'],
  [texts.freshItems, '19', '+4', 'text-fresh'],
] as const;

export function AnalyticsVignette() {
  return (
    <VignetteCard>
      <dl className="grid grid-cols-2 gap-2.5">
        {cards.map(([label, count, change, tone]) => (
          <div key={label} className="grid gap-1 rounded-xl border border-line p-3">
            <dt className="text-caption font-medium text-ink-soft">{label}</dt>
            <dd className={`font-display text-3xl/none font-bold ${tone}`}>{count}</dd>
            <dd className="text-xs text-ink-soft">{texts.fromLastWeek({ change })}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t border-dashed border-line-strong pt-3 text-sm">
        <span className="font-semibold">{texts.weeklyReport}</span>
        <span className="block text-ink-soft">{texts.weeklyReportSummary}</span>
      </p>
    </VignetteCard>
  );
}
