import { VignetteCard } from './vignette-card.tsx';

const cards = [
  ['Total Items', '24', '+3', 'text-ink'],
  ['Expiring Soon', '4', '+1', 'text-soon'],
  ['Expired Items', '1', '−2', 'text-expired'],
  ['Fresh Items', '19', '+4', 'text-fresh'],
] as const;

export function AnalyticsVignette() {
  return (
    <VignetteCard>
      <dl className="grid grid-cols-2 gap-2.5">
        {cards.map(([label, count, change, tone]) => (
          <div key={label} className="grid gap-1 rounded-xl border border-line p-3">
            <dt className="text-caption font-medium text-ink-soft">{label}</dt>
            <dd className={`font-display text-3xl/none font-bold ${tone}`}>{count}</dd>
            <dd className="text-xs text-ink-soft">{change} from last week</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t border-dashed border-line-strong pt-3 text-sm">
        <span className="font-semibold">Your weekly report</span>
        <span className="block text-ink-soft">4 things to eat this week. Lost last week: 1 thing.</span>
      </p>
    </VignetteCard>
  );
}
