import type { CalendarDate } from '#calendar-date.ts';
import { type Amount, quantityOf } from '#items/keeping/amount.ts';
import { goodThrough, type Keeping, newLabel } from '#items/keeping/good-through.ts';
import { freeze, goodUntil, label, stricterLabel } from '#items/keeping/keep.ts';
import { usualDays } from '#items/keeping/usual-days.ts';
import { isFreezer } from '#kitchens/place.ts';
import type { ActOnFood, FoodChange, Of, Refusal } from './act.ts';
import type { FoodFacts } from './facts.ts';

type NewFood = Of<'addItem'>['item'];
type Changing = Extract<ActOnFood, { kind: 'changeItem' }>;
type Fields = Changing['fields'];

export function newAmount({ quantity = 1, amount = quantity, unit = 'piece' }: Partial<NewFood>): Amount {
  return { start: amount, left: amount, unit };
}

/** Food as a person says it is when it is put in. */
export const saidFood = (item: NewFood): FoodFacts => ({
  title: item.title,
  image: item.image || null,
  category: item.category ?? 'Others',
  amount: newAmount(item),
  place: item.place ?? 'fridge',
  price: item.price ?? null,
  keeping: newLabel({
    labelDate: item.labelDate === undefined ? item.expiryDate : item.labelDate,
    dateKind: item.dateKind,
    estimated: item.estimated,
  }),
  description: item.description ?? '',
  belongsTo: item.belongsTo ?? null,
  isFree: false,
  version: 1,
});

/** What is put into a freezer was frozen that day, or before. */
export function added({ item, cooked }: Of<'addItem'>, today: CalendarDate): FoodChange | Refusal {
  const facts = saidFood(item);
  const event = { kind: 'item-added', ...(cooked && { cooked }) } as const;
  if (!isFreezer(facts.place)) return { facts, event };
  const frozen = freeze(facts.keeping, today, item.freezerDays ?? usualDays(facts.category).frozen);
  return 'refused' in frozen ? frozen : { facts: { ...facts, keeping: frozen.keeping }, event };
}

/** Left out is what stays. */
const given = <T>(value: T | undefined, stored: T): T => (value === undefined ? stored : value);

export function changed(facts: FoodFacts, { fields, base, amountSeen }: Changing): FoodChange | Refusal {
  const isFresh = base === undefined || base === facts.version;
  const left = fields.amount ?? fields.quantity;
  if (left !== undefined && !isFresh && amountSeen !== undefined && !isSame(amountSeen, facts.amount))
    return {
      refused: 'item_changed',
      said: { left, unit: fields.unit ?? facts.amount.unit },
      left: facts.amount,
    };
  const keeping = keepingAfter(facts.keeping, fields, isFresh);
  const isOverruled = dayOf(keeping) !== dayOf(keepingAfter(facts.keeping, fields, true));
  return {
    facts: {
      title: given(fields.title, facts.title),
      image: fields.image === undefined ? facts.image : fields.image || null,
      category: given(fields.category, facts.category),
      amount: amountAfter(facts.amount, fields),
      place: facts.place,
      price: given(fields.price, facts.price),
      keeping,
      description: given(fields.description, facts.description),
      belongsTo: given(fields.belongsTo, facts.belongsTo),
      isFree: facts.isFree,
      version: facts.version + 1,
    },
    event: { kind: 'item-updated' },
    ...(isOverruled && { told: 'earlier-date' as const }),
  };
}

const isSame = (seen: Changing['amountSeen'], { left, unit }: Amount) =>
  seen?.left === left && seen.unit === unit;

const dayOf = (keeping: Keeping) => goodThrough(keeping)?.date ?? null;

/** Another quantity than there was counts pieces. */
function amountAfter(before: Amount, fields: Fields): Amount {
  const { amount, quantity, unit = before.unit } = fields;
  if (amount === undefined && quantity !== undefined && quantity !== quantityOf(before))
    return newAmount({ quantity });
  const left = amount ?? before.left;
  // 500 g are no 500 packs.
  return { start: unit === before.unit ? Math.max(before.start, left) : left, left, unit };
}

/** Another person may have written down a date meanwhile: then the earlier one counts. */
function keepingAfter(before: Keeping, fields: Fields, isFresh: boolean): Keeping {
  const { expiryDate, labelDate, dateKind, estimated } = fields;
  if (expiryDate !== undefined) {
    const known = dayOf(before);
    const isEarlier = expiryDate !== null && (known === null || expiryDate < known);
    return isFresh || isEarlier ? goodUntil(before, expiryDate, dateKind) : before;
  }
  if (labelDate === undefined && dateKind === undefined) return before;
  return (isFresh ? label : stricterLabel)(before, { labelDate, dateKind, estimated });
}
