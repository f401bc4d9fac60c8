import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { foodSense } from '@crisper/domain/foods/food-sense.ts';
import { habitsOf } from '@crisper/domain/line/habits.ts';
import type { LineFood, SaidAmount } from '@crisper/domain/line/line-food.ts';
import { readFoods } from '@crisper/domain/line/read-lines.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { lineWords } from '@crisper/texts/items/line-words.ts';
import { type CaseOutcome, outcome } from './outcome.ts';
import { isSameTitle } from './same-words.ts';

interface Amount {
  quantity: number | null;
  unit: string | null;
}

interface LineItem extends Amount {
  title: string;
  alsoTitles?: string[];
  alsoAmounts?: Amount[];
  expiry: string | null;
  alsoExpiry?: string[];
  began: { what: string; on: string } | null;
  /** Without a day: the kind alone is as good. */
  alsoBegan?: ({ what: string; on: string } | string | null)[];
  place: string | null;
  alsoPlace?: (string | null)[];
  placeOptional?: boolean;
  price: { amount: string } | string | null;
  mustNotBeSaid?: string[];
}

export interface LineCase {
  id: string;
  kind: string;
  text: string;
  today: string;
  zone: string;
  locale: string;
  items: LineItem[];
}

interface Fault {
  what: string;
  isCertain: boolean;
}

const GRAMS: Record<string, number> = { g: 1, kg: 1000, lb: 453.6, oz: 28.35 };
const MILLILITRES: Record<string, number[]> = {
  ...{ ml: [1], cl: [10], l: [1000], tbsp: [15], tsp: [5], cup: [237, 250] },
  ...{ pint: [473, 568], quart: [946, 1136], gallon: [3785, 4546], 'fl oz': [28.4, 29.6] },
};
const NEAR = 0.02;

const isNear = (one: number, other: number) => Math.abs(one - other) <= NEAR * Math.abs(other) + 0.001;

function isAmount({ amount, unit }: SaidAmount, { quantity, unit: wanted }: Amount): boolean {
  if (quantity === null) return amount === 1 && unit !== 'g' && unit !== 'ml';
  const grams = GRAMS[wanted ?? ''];
  if (grams !== undefined) return unit === 'g' && isNear(amount, quantity * grams);
  const millilitres = MILLILITRES[wanted ?? ''];
  if (millilitres) return unit === 'ml' && millilitres.some((each) => isNear(amount, quantity * each));
  const pieces = wanted === 'dozen' ? quantity * 12 : quantity;
  return unit !== 'g' && unit !== 'ml' && isNear(amount, pieces);
}

const isPrice = (text: string, wanted: { amount: string } | string) =>
  Number(text.replace(',', '.')) === Number(typeof wanted === 'string' ? wanted : wanted.amount);

interface Shown {
  certainty: string;
}

/** What is wrong with one part: another value, or one that nobody may be sure of shown as said. */
function faultOf(
  name: string,
  shown: Shown | null,
  isRight: boolean,
  mustAsk: boolean,
  text: unknown,
): Fault[] {
  const isCertain = shown?.certainty === 'said';
  if (mustAsk) return isCertain ? [{ what: `${name} ${text} is said`, isCertain }] : [];
  return isRight ? [] : [{ what: `${name} ${text}${shown ? ` (${shown.certainty})` : ''}`, isCertain }];
}

function faultsOf(food: LineFood, item: LineItem): Fault[] {
  const asks = new Set(item.mustNotBeSaid ?? []);
  const { title, amount, date, place, price } = food;
  const amounts: Amount[] = [item, ...(item.alsoAmounts ?? [])];
  const isNone = amounts.some(({ quantity }) => quantity === null || quantity === 1);
  const days = [item.expiry, ...(item.alsoExpiry ?? [])];
  const on = food.opened?.value ?? food.began?.value.on ?? null;
  const begun = [item.began, ...(item.alsoBegan ?? [])].filter((each) => typeof each !== 'string');
  const isBegan = begun.some((each) => on === (each?.on ?? null));
  const places = [item.place, ...(item.alsoPlace ?? [])];
  const isPlaced = place
    ? places.includes(place.value) || (item.place === null && place.certainty !== 'said')
    : places.includes(null) || item.placeOptional === true;
  return [
    ...faultOf(
      'title',
      title,
      isSameTitle(title.value, [item.title, ...(item.alsoTitles ?? [])]),
      asks.has('title'),
      title.value,
    ),
    ...faultOf(
      'amount',
      amount,
      amount ? amounts.some((each) => isAmount(amount.value, each)) : isNone,
      asks.has('quantity'),
      amount ? `${amount.value.amount} ${amount.value.unit}` : 'none',
    ),
    ...faultOf(
      'date',
      date,
      days.includes(date?.value?.date ?? null),
      asks.has('expiry'),
      date?.value?.date ?? 'none',
    ),
    ...faultOf('beginning', food.opened ?? food.began, isBegan, asks.has('began'), on ?? 'none'),
    ...faultOf('place', place, isPlaced, asks.has('place'), place?.value ?? 'none'),
    ...faultOf(
      'price',
      price,
      item.price ? price !== null && isPrice(price.value, item.price) : price === null,
      asks.has('price'),
      price?.value ?? 'none',
    ),
  ];
}

export function scoreLine({ id, kind, text, today, zone, locale, items }: LineCase): CaseOutcome {
  const sense = foodSense(foodNames);
  const reader = { places: [], people: [], me: 'me', words: lineWords, sense, currency: null };
  const { foods } = readFoods(text, { ...reader, ...habitsOf(locale, zone), today: calendarDate(today) });
  const faults =
    foods.length === items.length
      ? foods.flatMap((food, at) => faultsOf(food, items[at] as LineItem))
      : [
          {
            what: `${foods.length} foods: ${foods.map(({ title }) => title.value).join(' | ')}`,
            isCertain: foods.length > 0 && foods.every(({ title }) => title.certainty === 'said'),
          },
        ];
  return outcome({ id, group: kind, text }, faults);
}
