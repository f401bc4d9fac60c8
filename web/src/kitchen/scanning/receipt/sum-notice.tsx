import * as texts from '@crisper/texts/items/scanning/receipt.ts';
import { Check, TriangleAlert } from 'lucide-react';
import { moneyText } from '#ui/numbers/money.ts';
import { sentence, strong } from '#ui/sentence.ts';
import { minorUnits, type Picking, sumOf } from './picked.ts';

/** Whether the rows come to what the receipt says, with both figures. */
export function SumNotice({ picking, currency }: { picking: Picking; currency: string }) {
  const { sum, total, printed, missing, suspect } = sumOf(picking);
  const money = (cents: number) => moneyText(minorUnits(cents, currency), currency);
  if (total !== null && missing === 0)
    return (
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Check aria-hidden="true" className="size-5 shrink-0 text-brand" />
        {printed === null || printed === total
          ? texts.addsUp({ total: money(total) })
          : texts.addsUpTo({ sum: money(total), printed: money(printed) })}
      </p>
    );
  const figures = {
    amount: money(Math.abs(missing)),
    sum: money(sum),
    total: money(total ?? 0),
    suspect: suspect?.row.title.toLocaleLowerCase() ?? null,
    strong,
  };
  const compared = missing > 0 ? texts.missing(figures) : texts.tooMuch(figures);
  return (
    <p role="status" className="flex items-center gap-4 rounded-card bg-soon-soft px-4 py-3 text-soon">
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {total === null ? texts.noTotal({ sum: money(sum) }) : sentence(compared)}
      </span>
    </p>
  );
}
