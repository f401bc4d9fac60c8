import { addDays, calendarDate } from '@crisper/domain/calendar-date.ts';
import type { Slot } from '@crisper/domain/cook/dish.ts';
import { DISHES } from '@crisper/domain/cook/dishes.ts';
import { rank } from '@crisper/domain/cook/rank.ts';
import { type Service, serves } from '@crisper/domain/cook/serves.ts';
import { suppliesOf } from '@crisper/domain/cook/supplies.ts';
import { foodOf } from '@crisper/domain/foods/food-of.ts';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import { newLabel } from '@crisper/domain/items/keeping/good-through.ts';
import { freeze } from '@crisper/domain/items/keeping/keep.ts';
import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { type CaseOutcome, outcome } from './outcome.ts';

const TODAY = calendarDate('2026-11-16');
const SELF = 'me';
const FROZEN_DAYS = 90;
const FIRST_DISHES = 8;

interface CookingItem {
  title: string;
  amount: number;
  unit: Unit;
  place: PlaceKind;
  /** Until its last day; null without one. */
  days: number | null;
  kind: 'use-by' | 'best-before';
  /** Whose it is: null for everybody's. */
  own: string | null;
}

function itemOf({ title, amount, unit, place, days, kind, own }: CookingItem): KitchenItem {
  const expiryDate = days === null ? null : addDays(TODAY, days);
  const label = newLabel({ labelDate: expiryDate, dateKind: kind });
  const frozen = place === 'freezer' ? freeze(label, TODAY, FROZEN_DAYS) : null;
  return {
    ...{ _id: title as ItemId, title, image: null, category: 'Others', quantity: 1, description: '' },
    ...{ addedDate: TODAY, addedAt: TODAY, addedBy: 'Ana', isAdded: true, status: 'available', version: 1 },
    ...{ amountStart: amount, amount, unit, place, price: null, belongsTo: own, expiryDate },
    keeping: frozen && 'keeping' in frozen ? frozen.keeping : label,
  };
}

const suppliesFrom = (items: KitchenItem[]) =>
  suppliesOf(items, { self: SELF, today: TODAY, names: foodNames });

export interface PairCase {
  title: string;
  ingredient: string;
  serves: 'yes' | 'instead' | 'no';
}

const PLAIN_SLOT: Slot = {
  ...{ id: 'asked', amount: null, unit: 'g', takes: [], standIns: [], refuses: [] },
  ...{ isMain: false, isOptional: false, isSeasoning: false, isMixed: false },
};

/** Null if it does not serve, or one of the two is not known. */
function serviceOf({ title, ingredient }: PairCase): Service | null {
  const item = {
    title,
    amount: 1,
    unit: 'piece',
    place: 'fridge',
    days: 1,
    kind: 'best-before',
    own: null,
  } as const;
  const [supply] = suppliesFrom([itemOf(item)]).ingredients;
  const asked = foodOf(ingredient, foodNames);
  if (!supply || asked?.is !== 'food') return null;
  return serves(supply.food, { ...PLAIN_SLOT, takes: [asked.food.id] });
}

/** A food that could be used and is not is no danger; one that spoils the dish, or is not said to stand in, is. */
export function scorePair(pair: PairCase): CaseOutcome {
  const service = serviceOf(pair);
  const text = `${pair.title} for ${pair.ingredient}`;
  const isRight = { yes: service !== null, instead: service === 'stand-in', no: service === null }[
    pair.serves
  ];
  const isCertain = pair.serves !== 'yes' && service === 'itself';
  return outcome(
    { id: text, group: pair.serves, text },
    isRight
      ? []
      : [
          {
            what: service ?? 'not found',
            isCertain: isCertain || (pair.serves === 'no' && service !== null),
          },
        ],
  );
}

export interface KitchenCase {
  name: string;
  items: CookingItem[];
  /** In one of the first eight dishes. */
  musts: string[];
  /** In no dish. */
  never: string[];
}

export function scoreKitchen({ name, items, musts, never }: KitchenCase): CaseOutcome[] {
  const supplies = suppliesFrom(items.map(itemOf));
  const { offers, complete, nearly } = rank(DISHES, { supplies });
  const usedBy = (dishes: typeof offers) =>
    new Set(dishes.flatMap(({ uses }) => uses.map(({ item }) => item.title)));
  const ready = new Set(supplies.ready.map(({ item }) => item.title));
  const first = usedBy(offers.slice(0, FIRST_DISHES));
  const all = new Set([...usedBy([...offers, ...complete, ...nearly]), ...ready]);
  const of = (title: string, group: string, isRight: boolean) =>
    outcome(
      { id: name, group, text: title },
      isRight ? [] : [{ what: group, isCertain: group === 'never in a dish' }],
    );
  return [
    ...musts.map((title) => of(title, 'in the first eight', first.has(title) || ready.has(title))),
    ...never.map((title) => of(title, 'never in a dish', !all.has(title))),
  ];
}
