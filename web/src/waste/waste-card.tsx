import { firstOfMonth, monthBefore } from '@crisper/domain/month.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { useQuery } from '@tanstack/react-query';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { compared } from './compared.ts';
import { measureOf } from './measure.ts';
import { Shares } from './shares.tsx';
import { sumOf } from './sums.ts';
import { wasteQuery } from './waste-query.ts';

/** What became of a kitchen's food this month, in two figures. Nothing before there is something to tell. */
export default function WasteCard({ kitchenId }: { kitchenId: string }) {
  const today = useKitchenDay(kitchenId);
  const month = firstOfMonth(today);
  const { data } = useQuery(wasteQuery(kitchenId, monthBefore(month), today));
  if (!data || data.months.length === 0) return null;
  const wasted = sumOf(data.months, { month, outcome: 'wasted' });
  const { size, text } = measureOf(data);
  return (
    <Card as="section" aria-labelledby="waste-title" className="mt-6 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="waste-title" className="text-heading">
          {texts.thisMonth}
        </h2>
        <TextLink to={paths.kitchenWaste(kitchenId)}>{texts.wholePage}</TextLink>
      </div>
      <p>
        <span className="font-display text-2xl font-bold tabular-nums">{text(size(wasted))}</span>{' '}
        <span className="text-ink-soft">{compared(data, month)}</span>
      </p>
      <Shares eaten={sumOf(data.months, { month, outcome: 'eaten' }).foods} wasted={wasted.foods} />
    </Card>
  );
}
