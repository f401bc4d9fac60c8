import { VignetteCard } from './vignette-card.tsx';

const weeks = [
  ['h-14', 'h-16'],
  ['h-20', 'h-12'],
  ['h-18', 'h-9'],
  ['h-24', 'h-7'],
  ['h-28', 'h-4'],
] as const;

export function AnalyticsVignette() {
  return (
    <VignetteCard>
      <div className="flex items-baseline justify-between">
        <p className="font-semibold">Five weeks</p>
        <p className="font-display text-3xl font-bold text-fresh">−40%</p>
      </div>
      <div className="mt-5 flex h-32 items-end justify-between border-b border-line-strong">
        {weeks.map(([eaten, lost]) => (
          <span key={eaten} className="flex items-end gap-1">
            <span className={`w-5 rounded-t-md bg-brand sm:w-6 ${eaten}`} />
            <span className={`w-3 rounded-t-md bg-citrus sm:w-4 ${lost}`} />
          </span>
        ))}
      </div>
      <p className="mt-4 flex gap-5 text-caption text-ink-soft">
        <span className="flex items-center gap-2">
          <span className="size-2.5 rounded-full bg-brand" /> eaten
        </span>
        <span className="flex items-center gap-2">
          <span className="size-2.5 rounded-full bg-citrus" /> lost
        </span>
      </p>
    </VignetteCard>
  );
}
