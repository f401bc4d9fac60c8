import { addDays, dateAt } from '@crisper/domain/calendar-date.ts';
import { monthsUpTo } from '@crisper/domain/month.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { type Cost, type Fridge, withFridges } from './fridges.ts';
import { atMost, type Goal } from './goals.ts';
import { loadYear } from './load-year.ts';
import { median, spread } from './median.ts';

const ROUNDS = 200;
/** A quiet kitchen, and one in which something happens every twenty minutes. */
const [FEW, MANY] = [3_000, 30_000];
const LIMIT_MS = 10;
const LIMIT_RATIO = 1.2;
const MONTHS_SHOWN = 13;

/** What the page of waste asks for, of a year with few events and of one with many, in turns. */
export function measureWaste(): Promise<Goal[]> {
  return withFridges([FEW, MANY], async (kitchens) => {
    for (const { db, person, items: events } of kitchens) await loadYear(db, person.accountId, events);
    const costs = new Map(kitchens.map(({ items }) => [items, [] as Cost[]]));
    for (let round = 0; round <= ROUNDS; round++) {
      for (const kitchen of kitchens) {
        const cost = await kitchen.ask(wasteOf(kitchen));
        // The first round is a warm-up.
        if (round > 0) costs.get(kitchen.items)?.push(cost);
      }
    }
    const worked = (events: number) => (costs.get(events) ?? []).map((cost) => cost.worked);
    const [few, many] = [median(worked(FEW)), median(worked(MANY))];
    console.table({
      'a year of waste': {
        '3,000 events, ms': Number(few.toFixed(2)),
        '30,000 events, ms': Number(many.toFixed(2)),
        ratio: Number((many / few).toFixed(2)),
        spread: `${Math.round(spread(worked(MANY)) * 100)} %`,
      },
    });
    return [
      atMost('the page of waste, ms of processor time for 30,000 events', many, LIMIT_MS),
      atMost('the page of waste, 30,000 events beside 3,000', many / few, LIMIT_RATIO),
    ];
  });
}

function wasteOf({ person }: Fridge) {
  const today = dateAt(new Date(), UTC);
  const from = monthsUpTo(today, MONTHS_SHOWN)[0] ?? addDays(today, -365);
  return { path: `/kitchens/${person.accountId}/waste?from=${from}&to=${today}`, signedIn: true };
}
