import { addDays, type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { DAY_MS, HOUR_MS } from '@crisper/domain/durations.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import type { ItemEventKind } from '@crisper/domain/items/item-event.ts';
import type { Amount } from '@crisper/domain/items/keeping/amount.ts';
import { type Keeping, labelled } from '@crisper/domain/items/keeping/good-through.ts';
import { freeze, type Kept, open } from '@crisper/domain/items/keeping/keep.ts';
import { usualDays } from '@crisper/domain/items/keeping/usual-days.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';
import type { Place } from '@crisper/domain/kitchens/place.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import {
  ENTERED_SINCE_DAYS,
  FOOD_THERE,
  type FoodThere,
  HABITS,
  type Habit,
  KNOWN,
  MEASURED,
  PRICES,
  type Resident,
} from './flat.ts';

interface FlatFood {
  title: string;
  image: string;
  category: Category;
  amount: Amount;
  place: Place;
  /** In cents. */
  price: number | null;
  keeping: Keeping;
  belongsTo: Resident | null;
}

interface EventOfFood {
  kind: ItemEventKind;
  by: Resident;
  daysAgo: number;
  /** The food from then on; null when it is gone. */
  after: FlatFood | null;
  note?: string | undefined;
  reason?: WasteReason | undefined;
}

/** An event of one of the flat's foods, which are numbered. */
export interface FlatEvent extends Omit<EventOfFood, 'daysAgo'> {
  food: number;
  at: Date;
}

const RESIDENTS = 3;
/** Of fewer pieces nobody takes only some. */
const ENOUGH_TO_SHARE = 4;

/** Before the last month they entered only some of what they bought. */
const ENTERED_ONE_IN = 3;
/** In days ago. */
const [HOLIDAY_BEGAN, HOLIDAY_ENDED] = [118, 99];
/** They have learned: of what they always eat by now, this much was thrown away at first. */
const WASTED_ONE_IN = 19;

/** Almost a year in the flat, the last month of it in full, up to now and in the order in which it happened. */
export function flatHistory(now: Date): FlatEvent[] {
  const today = dateAt(now, UTC);
  const foods = [
    ...shelved(HABITS).flatMap((habit, turn) => boughtInTheFirstMonths(habit, turn, today)),
    ...shelved(HABITS).flatMap((habit, turn) => boughtByHabit(habit, turn, today)),
    ...shelved(FOOD_THERE).map((food) => stillThere(food, today)),
  ];
  const timeOf = (daysAgo: number, food: number) =>
    new Date(now.getTime() - daysAgo * DAY_MS - hoursOf(food) * HOUR_MS);
  return foods
    .flatMap((life, food) =>
      life.map(({ daysAgo, ...event }): FlatEvent => ({ ...event, food, at: timeOf(daysAgo, food) })),
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

/** Why they threw it away, in turn. */
const REASONS: readonly WasteReason[] = ['went-bad', 'forgotten', 'date-passed', 'too-much-cooked'];

/** As they put it in. */
function bought(
  category: Category,
  title: string,
  picture: string,
  quantity: number,
  label: CalendarDate | null,
) {
  const [start, unit] = MEASURED[title] ?? [quantity, 'piece'];
  return {
    title,
    image: imageOf(picture),
    category,
    amount: { start, left: start, unit },
    place: 'fridge',
    price: PRICES[title] ?? null,
    keeping: labelled(label),
    belongsTo: null,
  } satisfies FlatFood;
}

const withLeft = <Food extends FlatFood>(food: Food, left: number): Food => ({
  ...food,
  amount: { ...food.amount, left },
});

/** Each time in the last month that they bought it and that it is gone by now. */
function boughtByHabit(shelf: Shelved<Habit>, turn: number, today: CalendarDate): EventOfFood[][] {
  const [, , , first, everyDays, , goneAfterDays, outcomes] = shelf[1];
  const lives: EventOfFood[][] = [];
  for (let days = first; days > goneAfterDays; days -= everyDays) {
    const outcome = outcomes[lives.length % outcomes.length] ?? 'eaten';
    lives.push(lifeOf(shelf, { days, by: turn + lives.length, outcome }, today));
  }
  return lives;
}

/** What they entered before: some of what they bought, and nothing while they were away. */
function boughtInTheFirstMonths(shelf: Shelved<Habit>, turn: number, today: CalendarDate): EventOfFood[][] {
  const [, , , first, everyDays, , , outcomes] = shelf[1];
  const lives: EventOfFood[][] = [];
  for (let days = first + everyDays, n = turn; days < ENTERED_SINCE_DAYS; days += everyDays, n++) {
    const isAway = days < HOLIDAY_BEGAN && days > HOLIDAY_ENDED;
    if (isAway || n % ENTERED_ONE_IN > 0) continue;
    const asEver = outcomes[Math.floor(n / ENTERED_ONE_IN) % outcomes.length] ?? 'eaten';
    const outcome = (n + turn) % WASTED_ONE_IN === 0 ? 'wasted' : asEver;
    lives.push(lifeOf(shelf, { days, by: n, outcome }, today));
  }
  return lives;
}

interface Purchase {
  /** How many days ago. */
  days: number;
  by: number;
  outcome: Habit[7][number];
}

function lifeOf([category, habit]: Shelved<Habit>, purchase: Purchase, today: CalendarDate): EventOfFood[] {
  const [title, picture, quantity, , , keepsDays, goneAfterDays] = habit;
  const { days, by, outcome } = purchase;
  const food = bought(category, title, picture, quantity, addDays(today, keepsDays - days));
  const isShared = quantity >= ENOUGH_TO_SHARE;
  return [
    { kind: 'item-added', by: resident(by), daysAgo: days, after: food },
    ...(isShared ? [used(food, food.amount.start / 2, resident(by + 1), days - goneAfterDays / 2)] : []),
    {
      kind: `item-${outcome}`,
      by: resident(by + 2),
      daysAgo: days - goneAfterDays,
      after: null,
      reason: outcome === 'wasted' ? REASONS[by % REASONS.length] : undefined,
    },
  ];
}

function stillThere([category, there]: Shelved<FoodThere>, today: CalendarDate): EventOfFood[] {
  const [title, picture, quantity, expiresInDays, boughtDaysAgo, by, whose, note] = there;
  const { left, openedDaysAgo, place = 'fridge' } = KNOWN[title] ?? {};
  const label = expiresInDays === null ? null : addDays(today, expiresInDays);
  const food = { ...bought(category, title, picture, quantity, label), belongsTo: whose ? by : null };
  const usual = usualDays(category);
  const isFrozen = place === 'freezer';
  const added: FlatFood = isFrozen
    ? { ...food, place, keeping: known(freeze(food.keeping, addDays(today, -boughtDaysAgo), usual.frozen)) }
    : { ...food, place };
  const opened: FlatFood | null =
    openedDaysAgo === undefined
      ? null
      : { ...added, keeping: known(open(added.keeping, addDays(today, -openedDaysAgo), usual.opened)) };
  const rest = left ?? (quantity >= ENOUGH_TO_SHARE && boughtDaysAgo > 0 ? quantity - 1 : undefined);
  const last = opened ?? added;
  return [
    { kind: 'item-added', by, daysAgo: boughtDaysAgo, after: added, note },
    ...(opened ? [{ kind: 'item-opened', by, daysAgo: openedDaysAgo ?? 0, after: opened } as const] : []),
    ...(rest === undefined
      ? []
      : [used(last, rest, resident(by + 1), Math.min(openedDaysAgo ?? boughtDaysAgo, boughtDaysAgo) / 2)]),
    ...(whose === 'offered'
      ? [{ kind: 'item-given', by, daysAgo: boughtDaysAgo / 2, after: { ...last, belongsTo: null } } as const]
      : []),
  ];
}

function known(kept: Kept): Keeping {
  if ('refused' in kept) throw new Error(kept.refused);
  return kept.keeping;
}

/** A person ate some of it. */
function used(food: FlatFood, left: number, by: Resident, daysAgo: number): EventOfFood {
  return { kind: 'item-used', by, daysAgo, after: withLeft(food, left) };
}

const resident = (turn: number) => (turn % RESIDENTS) as Resident;
const imageOf = (picture: string) => `/pictures/${picture}.webp`;
