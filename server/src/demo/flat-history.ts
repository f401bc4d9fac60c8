import { addDays, type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { DAY_MS, HOUR_MS } from '@crisper/domain/durations.ts';
import type { Category } from '@crisper/domain/items/category.ts';
import type { ItemEventKind } from '@crisper/domain/items/item-event.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { FOOD_THERE, type FoodThere, HABITS, type Habit, type Resident } from './flat.ts';

interface FlatFood {
  title: string;
  image: string;
  category: Category;
  quantity: number;
  expiryDate: CalendarDate | null;
  belongsTo: Resident | null;
}

interface Happened {
  kind: ItemEventKind;
  by: Resident;
  daysAgo: number;
  /** The food from then on; null when it is gone. */
  after: FlatFood | null;
  note?: string | undefined;
}

/** Something that somebody did with one of the flat's foods, which are numbered. */
export interface Deed extends Omit<Happened, 'daysAgo'> {
  food: number;
  at: Date;
}

const RESIDENTS = 3;
/** Of fewer pieces nobody takes only some. */
const ENOUGH_TO_SHARE = 4;

/** A month in the flat, up to now and in the order in which it happened. */
export function flatHistory(now: Date): Deed[] {
  const today = dateAt(now, UTC);
  const foods = [
    ...shelved(HABITS).flatMap((habit, turn) => boughtByHabit(habit, turn, today)),
    ...shelved(FOOD_THERE).map((food) => stillThere(food, today)),
  ];
  const timeOf = (daysAgo: number, food: number) =>
    new Date(now.getTime() - daysAgo * DAY_MS - hoursOf(food) * HOUR_MS);
  return foods
    .flatMap((life, food) =>
      life.map(({ daysAgo, ...deed }): Deed => ({ ...deed, food, at: timeOf(daysAgo, food) })),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Spreads what happened on one day over some hours of it. */
const hoursOf = (food: number) => 1 + ((food * 5) % 11);

type Shelved<Row> = readonly [Category, Row];

function shelved<Row>(shelves: Partial<Record<Category, readonly Row[]>>): Shelved<Row>[] {
  return Object.entries(shelves).flatMap(([category, rows]) =>
    rows.map((row) => [category as Category, row] as const),
  );
}

/** Each time that they bought it and that it is gone by now. */
function boughtByHabit([category, habit]: Shelved<Habit>, turn: number, today: CalendarDate): Happened[][] {
  const [title, picture, quantity, first, everyDays, keepsDays, goneAfterDays, outcomes] = habit;
  const lives: Happened[][] = [];
  for (let bought = first; bought > goneAfterDays; bought -= everyDays) {
    const food: FlatFood = {
      ...{ title, image: imageOf(picture), category, quantity, belongsTo: null },
      expiryDate: addDays(today, keepsDays - bought),
    };
    const by = turn + lives.length;
    const outcome = outcomes[lives.length % outcomes.length] ?? 'eaten';
    const half = { ...food, quantity: Math.floor(quantity / 2) };
    lives.push([
      { kind: 'item-added', by: resident(by), daysAgo: bought, after: food },
      ...(quantity >= ENOUGH_TO_SHARE ? [changed(half, resident(by + 1), bought - goneAfterDays / 2)] : []),
      { kind: `item-${outcome}`, by: resident(by + 2), daysAgo: bought - goneAfterDays, after: null },
    ]);
  }
  return lives;
}

function stillThere([category, there]: Shelved<FoodThere>, today: CalendarDate): Happened[] {
  const [title, picture, quantity, expiresInDays, bought, by, whose, note] = there;
  const food: FlatFood = {
    ...{ title, image: imageOf(picture), category, quantity },
    belongsTo: whose ? by : null,
    expiryDate: expiresInDays === null ? null : addDays(today, expiresInDays),
  };
  const isUsed = quantity >= ENOUGH_TO_SHARE && bought > 0;
  const more = { ...food, quantity: Math.ceil(quantity * 1.5) };
  const given = { ...food, belongsTo: null };
  return [
    { kind: 'item-added', by, daysAgo: bought, after: isUsed ? more : food, note },
    ...(isUsed ? [changed(food, resident(by + 1), bought / 2)] : []),
    ...(whose === 'offered' ? [{ kind: 'item-given', by, daysAgo: bought / 2, after: given } as const] : []),
  ];
}

function changed(after: FlatFood, by: Resident, daysAgo: number): Happened {
  return { kind: 'item-updated', by, daysAgo, after };
}

const resident = (turn: number) => (turn % RESIDENTS) as Resident;
const imageOf = (picture: string) => `/pictures/${picture}.webp`;
