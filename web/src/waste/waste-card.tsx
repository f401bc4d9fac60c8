import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '#items/today.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Shares } from './shares.tsx';
import { firstOfMonth, sumOf } from './sums.ts';
import { wasteQuery } from './waste-query.ts';

/** What became of a kitchen's food this month, in two figures. Nothing before there is something to tell. */
export default function WasteCard({ kitchenId }: { kitchenId: string }) {
  const today = useToday();
  const month = firstOfMonth(today);
  const { data } = useQuery(wasteQuery(kitchenId, month, today));
  if (!data || data.months.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="waste-title" className="mt-6 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="waste-title" className="text-heading">
          {texts.thisMonth}
        </h2>
        <TextLink to={paths.kitchenWaste(kitchenId)}>{texts.wholePage}</TextLink>
      </div>
      <Shares
        eaten={sumOf(data.months, { month, outcome: 'eaten' }).foods}
        wasted={sumOf(data.months, { month, outcome: 'wasted' }).foods}
      />
    </Card>
  );
}
