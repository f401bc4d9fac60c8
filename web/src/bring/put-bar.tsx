import type { Plan } from '@crisper/domain/bring/plan.ts';
import { FOODS_PER_IMPORT } from '@crisper/domain/imports/source.ts';
import * as texts from '@crisper/texts/bring/bring.ts';
import { put as putPapers } from '@crisper/texts/bring/papers.ts';
import { Check } from 'lucide-react';
import { Button } from '#ui/button.tsx';

interface PutBarProps {
  plan: Plan;
  /** How many things on lists and recipes come with it. */
  papers: number;
  busy: boolean;
  onPut: () => void;
}

/** What is not in yet, and the one button that puts it in. */
export function PutBar({ plan, papers, busy, onPut }: PutBarProps) {
  const count = plan.foods.filter(({ leftOut }) => leftOut === null).length;
  const left = plan.foods.length - count;
  const isTooMany = count > FOODS_PER_IMPORT;
  return (
    <div
      data-bottom-bars
      className="sticky above-bar z-20 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-canvas py-4"
    >
      <div className="min-w-0">
        {left > 0 && (
          <p className="font-semibold">
            {left} {texts.leftOut}
          </p>
        )}
        <p role="status" className="text-sm text-ink-soft">
          {busy ? texts.putting({ count }) : texts.nothingIsIn}
          {isTooMany && ` ${texts.tooMany({ most: FOODS_PER_IMPORT })}`}
        </p>
      </div>
      <Button size="large" disabled={busy || isTooMany || count + papers === 0} onClick={onPut}>
        <Check aria-hidden="true" className="size-5" />
        {count === 0 && papers > 0 ? putPapers : texts.put({ count })}
      </Button>
      {busy && <progress aria-hidden="true" className="h-1 w-full accent-brand" />}
    </div>
  );
}
