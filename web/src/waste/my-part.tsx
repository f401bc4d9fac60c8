import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { Card } from '#ui/card.tsx';
import { foodsText } from './amounts.ts';
import { sumOf } from './sums.ts';

/** What the person did themselves; not where that is everything. */
export function MyPart({ waste, month }: { waste: Waste; month: CalendarDate }) {
  const part = (outcome: 'eaten' | 'wasted') => ({
    own: foodsText(sumOf(waste.mine, { month, outcome }).foods),
    all: foodsText(sumOf(waste.months, { month, outcome }).foods),
  });
  const [eaten, wasted] = [part('eaten'), part('wasted')];
  if (eaten.own === eaten.all && wasted.own === wasted.all) return null;
  return (
    <Card as="section" aria-labelledby="mine-title" className="grid gap-1 lg:col-start-1 p-4 sm:p-6">
      <h2 id="mine-title" className="text-heading">
        {texts.mine}
      </h2>
      <p>
        {texts.myPart({
          eaten: eaten.own,
          allEaten: eaten.all,
          wasted: wasted.own,
          allWasted: wasted.all,
        })}
      </p>
      <p className="text-caption text-ink-soft">{texts.onlyMine}</p>
    </Card>
  );
}
