import type { CalendarDate } from '#calendar-date.ts';
import { INITIAL_STATUS, type KitchenItem } from '#items/item.ts';
import type { Amount } from '#items/keeping/amount.ts';
import { newLabel } from '#items/keeping/good-through.ts';
import { freeze, label } from '#items/keeping/keep.ts';
import { usualDays } from '#items/keeping/usual-days.ts';
import { isFreezer } from '#kitchens/place.ts';
import { amountFields, keepingFields } from './intended.ts';
import type { Intent } from './intents.ts';

type Of<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>;

interface Entering {
  /** The public name of the person who adds it. */
  addedBy: string;
  at: Date;
  today: CalendarDate;
}

/** The food that is being added, by the rules that the server applies. What it cost last, the server alone knows. */
export function entered({ item, on }: Of<'addItem'>, { addedBy, at, today }: Entering): KitchenItem {
  const { amount = item.quantity ?? 1, unit = 'piece', category = 'Others', place = 'fridge' } = item;
  const { labelDate = item.expiryDate } = item;
  const said = newLabel({ ...item, labelDate });
  const { freezerDays = usualDays(category).frozen } = item;
  const frozen = isFreezer(place) ? freeze(said, on ?? today, freezerDays) : null;
  const addedAt = at.toISOString();
  return {
    _id: item.id,
    title: item.title,
    image: item.image || null,
    category,
    ...enteredAmount({ start: amount, left: amount, unit }),
    ...keepingFields(frozen && 'keeping' in frozen ? frozen.keeping : said),
    description: item.description ?? '',
    addedDate: addedAt,
    addedAt,
    addedBy,
    isAdded: true,
    status: INITIAL_STATUS,
    belongsTo: item.belongsTo ?? null,
    version: 1,
    place,
    price: item.price ?? null,
  };
}

/** The food with what is being changed about it. */
export function changed(item: KitchenItem, { fields }: Of<'changeItem'>): KitchenItem {
  const { expiryDate, labelDate, dateKind, estimated, amount, quantity, unit, ...given } = fields;
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    ...item,
    ...said,
    ...(fields.image !== undefined && { image: fields.image || null }),
    ...changedAmount(item, { amount, quantity, unit }),
    ...(expiryDate !== undefined
      ? keepingFields(newLabel({ labelDate: expiryDate }))
      : (labelDate !== undefined || dateKind !== undefined) &&
        keepingFields(label(item.keeping, { labelDate, dateKind, estimated }))),
  };
}

const enteredAmount = (amount: Amount) => ({ ...amountFields(amount), unit: amount.unit });

type Said = Pick<Of<'changeItem'>['fields'], 'amount' | 'quantity' | 'unit'>;

function changedAmount(item: KitchenItem, { amount, quantity, unit }: Said) {
  if (amount === undefined && quantity !== undefined && quantity !== item.quantity)
    return enteredAmount({ start: quantity, left: quantity, unit: 'piece' });
  const left = amount ?? item.amount;
  return enteredAmount({ start: Math.max(item.amountStart, left), left, unit: unit ?? item.unit });
}
