import { addDays, calendarDate } from '#calendar-date.ts';
import type { ItemId, KitchenItem } from '#items/item.ts';
import type { Unit } from '#items/keeping/amount.ts';
import { labelled } from '#items/keeping/good-through.ts';
import { freeze } from '#items/keeping/keep.ts';

export const TODAY = calendarDate('2026-11-16');
export const ANA = 'ana';
const BEN = 'ben';
const FROZEN_DAYS = 90;

/** An item for tests: days until its last day, null without a date. */
export function stored(
  title: string,
  days: number | null,
  amount = 1,
  unit: Unit = 'piece',
  facts: Partial<KitchenItem> = {},
): KitchenItem {
  const expiryDate = days === null ? null : addDays(TODAY, days);
  return {
    _id: `00000000-0000-4000-8000-${title}` as ItemId,
    title,
    image: null,
    category: 'Others',
    quantity: 1,
    expiryDate,
    description: '',
    addedDate: '2026-11-01T00:00:00Z',
    addedAt: '2026-11-01T00:00:00Z',
    addedBy: 'Ana',
    status: 'available',
    belongsTo: null,
    version: 1,
    amountStart: amount,
    amount,
    unit,
    place: 'fridge',
    price: null,
    isAdded: true,
    keeping: labelled(expiryDate),
    ...facts,
  };
}

/** The same, in the freezer. */
export function frozen(item: KitchenItem): KitchenItem {
  const kept = freeze(item.keeping, TODAY, FROZEN_DAYS);
  if (!('keeping' in kept)) throw new Error(`${item.title} cannot be frozen`);
  return { ...item, place: 'freezer', keeping: kept.keeping, expiryDate: addDays(TODAY, FROZEN_DAYS) };
}

/** Rows of "title; days, or - for none; amount and unit; whose". */
function kitchen(rows: string): KitchenItem[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', days = '-', amount = '1 piece', whose] = row.split(';').map((cell) => cell.trim());
      const [count = '1', unit = 'piece'] = amount.split(' ');
      const belongsTo = whose === 'ben' ? BEN : whose === 'ana' ? ANA : null;
      return stored(title, days === '-' ? null : Number(days), Number(count), unit as Unit, { belongsTo });
    });
}

/** The flat of the demo as its people see it on the first day. */
export const FLAT = kitchen(`
Whole milk; 3; 600 ml
Oat milk; 9; 1000 ml; ben
Greek yoghurt; 1
Butter; 26; 150 g
Pecorino; 33; 1 piece; ben
Cheddar; 6
Eggs; 11; 8 piece
Cream; 0; 200 ml
Chicken thighs; 1; 4 piece
Minced beef; 0; 500 g
Smoked salmon; 4; 1 piece; ana
Chorizo; 19; 1 piece; ben
Fish cakes; 120; 6 piece
Baby spinach; 0; 200 g
Broccoli; 2
Tomatoes; 3; 7 piece
Carrots; 9; 6 piece
Basil on the sill; 5
Potatoes; 20; 10 piece
Onions; 24; 6 piece
Garlic; 30; 2 piece
Bananas; 1; 4 piece
Blueberries; 2; 250 g; ana
Apples; 14; 6 piece
Lemons; 12; 3 piece
Orange juice; 4; 250 ml
White wine, opened; 1
Apple pie, half; 0
Oat cookies; 17
Salted peanuts; 60
Sourdough loaf; 1
Leftover lentil soup; 2; 2 portion
Pizza, two slices; 0; 1 piece; ben
Leftover curry; -1; 2 portion; ben
Hummus; -2; 200 g
Tortillas; 8; 6 piece
Plum jam; 180
Green olives; 48
Basmati rice; 300; 800 g
Spaghetti; 400; 2 piece
Tinned tomatoes; 600; 4 piece
Chickpeas; 500; 3 piece
Honey; -
Sea salt; -`);

export const VEGANS = kitchen(`
Tofu; 1; 400 g
Kale; 0; 200 g
Mushrooms; 2; 250 g
Sweet potatoes; 5; 3 piece
Coconut milk; 300; 2 piece
Red lentils; -; 500 g
Oat milk; 3; 1000 ml
Soya yoghurt; 2; 500 g
Bananas; 1; 3 piece
Raspberries; 0; 150 g
Oats; -; 500 g
Leftover rice; 0; 2 portion
Coriander; 2
Peppers; 3; 2 piece
Rice noodles; -; 300 g
Soy sauce; 200
Flour; -; 1000 g
Curry powder; -`);

export const STUDENTS = kitchen(`
Eggs; 2; 4 piece
White bread; 0
Grated cheese; 3; 100 g
Baked beans; 400; 2 piece
Pasta; -; 500 g
Leftover pasta; 1; 1 portion
Milk; 0; 500 ml
Ham; 1; 100 g
Cherry tomatoes; 2; 200 g
Bananas; 0; 2 piece
Tinned tuna; 500; 2 piece
Instant noodles; 200; 4 piece
Salad leaves; 0; 100 g`);

export const FAMILY = kitchen(`
Salmon fillets; 0; 400 g
Sausages; 1; 8 piece
Chicken breasts; 2; 600 g
Cauliflower; 2
Leeks; 3; 3 piece
Parsnips; 4; 5 piece
Potatoes; 10; 12 piece
Strawberries; 0; 400 g
Rhubarb; 2; 500 g
Natural yoghurt; 1; 500 g
Buttermilk; 1; 500 ml
Leftover chicken; 1; 300 g
Croissants; 0; 4 piece
Mozzarella; 2; 2 piece
Parsley; 1
Cucumber; 3
Lettuce; 1
Butter; 20; 250 g
Flour; -; 1000 g
Eggs; 9; 10 piece
Onions; 20; 5 piece
Lemons; 8; 2 piece
Peas; 90; 500 g`);

/** What many kitchens have besides, none of it due. */
export const STAPLES = kitchen(`
Eggs; 20; 12 piece
Milk; 20; 1000 ml
Butter; 30; 250 g
Cheddar; 30; 300 g
Onions; 30; 5 piece
Potatoes; 30; 10 piece
Carrots; 30; 6 piece
Lemons; 30; 3 piece
White bread; 30; 800 g
Yoghurt; 20; 500 g
Spaghetti; -; 1000 g
Basmati rice; -; 1000 g
Tinned tomatoes; -; 1600 g
Chickpeas; -; 800 g
Oats; -; 500 g
Soy sauce; -; 150 ml
Curry powder; -`);
