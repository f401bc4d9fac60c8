import type { Category } from '@crisper/domain/foods/category.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { Place } from '@crisper/domain/kitchens/place.ts';

export const FLAT_NAME = 'Mill Lane 4';
/** Since when they enter their food. */
export const ENTERED_SINCE_DAYS = 345;

/** The places of those who live there among the people. */
const [ana, ben, chiara] = [0, 1, 2] as const;
export type Resident = typeof ana | typeof ben | typeof chiara;

/** What they want to get. The last is whether the person wants it for themselves. */
export const WANTED: readonly (readonly [
  title: string,
  category: Category,
  amount: number | null,
  unit: Unit | null,
  by: Resident,
  isOwn?: true,
])[] = [
  ['Tomatoes', 'Vegetable', 500, 'g', ana],
  ['Lemons', 'Fruits', 3, 'piece', ben, true],
  ['Bananas', 'Fruits', null, null, ana],
  ['Oat milk', 'Dairy', 2, 'piece', chiara],
  ['Mozzarella', 'Dairy', 1, 'piece', chiara, true],
  ['Sparkling water', 'Beverages', 6, 'piece', ben],
  ['Olive oil', 'Others', null, null, chiara],
];

/** Days until it expires are negative for food that has expired, and null for food without a date. */
export type FoodThere = readonly [
  title: string,
  picture: string,
  quantity: number,
  expiresInDays: number | null,
  boughtDaysAgo: number,
  by: Resident,
  /** `own` belongs to who bought it, and `offered` did so at first; anything else is everybody's. */
  whose?: 'own' | 'offered' | undefined,
  note?: string,
];

export const FOOD_THERE: Record<Category, readonly FoodThere[]> = {
  Dairy: [
    ['Whole milk', 'milk', 2, 3, 2, ben],
    ['Oat milk', 'milk', 1, 9, 5, chiara, 'own'],
    ['Greek yoghurt', 'milk', 1, 1, 6, ana],
    ['Butter', 'butter', 1, 26, 8, ana],
    ['Pecorino', 'cheese', 1, 33, 12, chiara, 'own', 'From home. Ask first!'],
    ['Cheddar', 'cheese', 1, 6, 4, ben],
    ['Eggs', 'egg', 8, 11, 3, ana],
    ['Cream', 'milk', 1, 0, 5, chiara],
    ['Lemon sorbet', 'ice-cream', 1, 80, 14, ben],
  ],
  Meat: [
    ['Chicken thighs', 'chicken-leg', 4, 1, 0, ben, undefined, 'For the traybake'],
    ['Minced beef', 'meat-on-bone', 1, 0, 1, ana],
    ['Smoked salmon', 'fish', 1, 4, 2, ana, 'own'],
    ['Chorizo', 'bacon', 1, 19, 9, ben, 'own'],
    ['Fish cakes', 'fish-cake', 6, 120, 20, ben],
  ],
  Vegetable: [
    ['Baby spinach', 'leafy-greens', 1, 0, 3, chiara],
    ['Broccoli', 'broccoli', 1, 2, 2, ben],
    ['Tomatoes', 'tomato', 7, 3, 1, chiara],
    ['Carrots', 'carrot', 6, 9, 4, ana],
    ['Basil on the sill', 'herbs', 1, 5, 5, chiara],
    ['Potatoes', 'potato', 10, 20, 10, ben],
    ['Onions', 'onion', 6, 24, 13, ana],
    ['Garlic', 'garlic', 2, 30, 13, chiara],
    ['Frozen peas', 'peas', 1, 150, 17, ana],
  ],
  Fruits: [
    ['Bananas', 'banana', 4, 1, 3, ben],
    ['Blueberries', 'blueberries', 1, 2, 0, ana, 'own'],
    ['Apples', 'apple', 6, 14, 6, ana],
    ['Lemons', 'lemon', 3, 12, 8, chiara],
  ],
  Beverages: [
    ['Orange juice', 'juice', 1, 4, 2, ben],
    ['White wine, opened', 'wine', 1, 1, 3, chiara, 'offered'],
    ['Pale ale', 'beer', 5, 90, 7, ben, 'own', 'For the match on Saturday'],
    ['Coffee beans', 'coffee', 1, 70, 11, ana],
    ['Green tea', 'tea', 1, null, 25, chiara, 'own'],
  ],
  Snacks: [
    ['Apple pie, half', 'pie', 1, 0, 2, ana, 'offered'],
    ['Oat cookies', 'cookie', 1, 17, 6, chiara],
    ['Salted peanuts', 'peanuts', 1, 60, 19, ben],
    ['Dark chocolate', 'chocolate', 2, 140, 15, ana, 'own'],
  ],
  Others: [
    ['Sourdough loaf', 'bread', 1, 1, 1, ana],
    ['Leftover lentil soup', 'stew', 1, 2, 2, chiara, 'offered'],
    ['Pizza, two slices', 'pizza', 1, 0, 1, ben, 'own'],
    ['Leftover curry', 'curry', 1, -1, 4, ben, 'own'],
    ['Hummus', 'falafel', 1, -2, 8, chiara],
    ['Tortillas', 'flatbread', 6, 8, 5, ben],
    ['Kimchi', 'jar', 1, 45, 18, ben, 'own', 'Let it breathe every other day'],
    ['Plum jam', 'jar', 1, 180, 16, ana],
    ['Green olives', 'olive', 1, 48, 21, chiara],
    ['Basmati rice', 'rice', 1, 300, 22, ana],
    ['Spaghetti', 'spaghetti', 2, 400, 24, chiara],
    ['Tinned tomatoes', 'canned-food', 4, 600, 24, chiara],
    ['Chickpeas', 'beans', 3, 500, 24, ben],
    ['Honey', 'honey', 1, null, 28, ana],
    ['Sea salt', 'salt', 1, null, 29, ana],
  ],
};

type Outcome = 'eaten' | 'wasted' | 'given-away';

/** What becomes of each is told in turn. */
export type Habit = readonly [
  title: string,
  picture: string,
  quantity: number,
  firstDaysAgo: number,
  everyDays: number,
  keepsDays: number,
  goneAfterDays: number,
  outcomes: readonly Outcome[],
];

const EATEN: readonly Outcome[] = ['eaten'];

/** What they buy or cook again and again. */
export const HABITS: Partial<Record<Category, readonly Habit[]>> = {
  Dairy: [
    ['Whole milk', 'milk', 2, 30, 4, 8, 4, EATEN],
    ['Greek yoghurt', 'milk', 4, 28, 7, 10, 6, ['eaten', 'eaten', 'wasted']],
    ['Mozzarella', 'cheese', 2, 26, 9, 7, 3, EATEN],
  ],
  Meat: [
    ['Chicken thighs', 'chicken-leg', 4, 29, 7, 3, 2, EATEN],
    ['Minced beef', 'meat-on-bone', 1, 25, 8, 2, 1, EATEN],
    ['Salmon fillet', 'fish', 2, 27, 10, 2, 1, EATEN],
  ],
  Vegetable: [
    ['Lettuce', 'leafy-greens', 1, 30, 5, 4, 4, ['eaten', 'wasted', 'eaten', 'eaten', 'wasted']],
    ['Tomatoes', 'tomato', 8, 29, 6, 6, 5, EATEN],
    ['Cucumber', 'cucumber', 1, 28, 6, 7, 5, EATEN],
    ['Baby spinach', 'leafy-greens', 1, 26, 8, 4, 4, ['wasted', 'eaten']],
    ['Red peppers', 'bell-pepper', 3, 24, 9, 8, 5, EATEN],
    ['Courgettes from the allotment', 'cucumber', 5, 19, 11, 8, 2, ['given-away']],
  ],
  Fruits: [
    ['Bananas', 'banana', 6, 28, 5, 5, 4, ['eaten', 'eaten', 'wasted', 'eaten']],
    ['Grapes', 'grapes', 1, 23, 9, 6, 3, EATEN],
    ['Strawberries', 'strawberry', 1, 20, 7, 3, 2, ['eaten', 'wasted']],
  ],
  Beverages: [['Orange juice', 'juice', 2, 27, 6, 9, 5, EATEN]],
  Snacks: [
    ['Croissants', 'croissant', 4, 30, 7, 1, 1, EATEN],
    ['Banana bread', 'cake', 1, 18, 12, 5, 3, ['eaten', 'given-away']],
  ],
  Others: [
    ['Sourdough loaf', 'bread', 1, 30, 3, 4, 3, ['eaten', 'eaten', 'eaten', 'wasted']],
    ['Leftover pasta', 'spaghetti', 1, 29, 6, 2, 2, ['eaten', 'wasted', 'eaten']],
    ['Leftover rice', 'rice', 1, 22, 8, 2, 1, EATEN],
    ['Spare pizza dough', 'bread', 2, 16, 20, 4, 1, ['given-away']],
  ],
};

/** What is weighed or measured, and how much of it they buy at once. */
export const MEASURED: Partial<Record<string, readonly [amount: number, unit: Unit]>> = {
  'Whole milk': [1000, 'ml'],
  'Oat milk': [1000, 'ml'],
  'Orange juice': [1000, 'ml'],
  Cream: [200, 'ml'],
  'Minced beef': [500, 'g'],
  'Salmon fillet': [300, 'g'],
  'Baby spinach': [200, 'g'],
  Butter: [250, 'g'],
  Grapes: [500, 'g'],
  Strawberries: [400, 'g'],
  Blueberries: [250, 'g'],
  Hummus: [200, 'g'],
  'Frozen peas': [450, 'g'],
  'Basmati rice': [1000, 'g'],
  'Leftover curry': [2, 'portion'],
  'Leftover pasta': [2, 'portion'],
  'Leftover rice': [1, 'portion'],
  'Leftover lentil soup': [3, 'portion'],
};

/** In cents, where they wrote it down. */
export const PRICES: Partial<Record<string, number>> = {
  'Whole milk': 125,
  'Greek yoghurt': 219,
  Mozzarella: 249,
  'Chicken thighs': 549,
  'Minced beef': 495,
  'Salmon fillet': 799,
  Lettuce: 129,
  Tomatoes: 299,
  'Baby spinach': 199,
  Bananas: 179,
  Strawberries: 349,
  'Orange juice': 229,
  Croissants: 340,
  'Sourdough loaf': 420,
};

/** What else is known of what is there. */
interface Known {
  left?: number;
  openedDaysAgo?: number;
  place?: Place;
}

export const KNOWN: Partial<Record<string, Known>> = {
  'Whole milk': { left: 600, openedDaysAgo: 1 },
  'Orange juice': { left: 250, openedDaysAgo: 1 },
  Butter: { left: 150 },
  'Leftover lentil soup': { left: 2 },
  'Lemon sorbet': { place: 'freezer' },
  'Fish cakes': { place: 'freezer' },
  'Frozen peas': { place: 'freezer', left: 300 },
  Potatoes: { place: 'pantry' },
  Onions: { place: 'pantry' },
  Garlic: { place: 'pantry' },
  'Coffee beans': { place: 'pantry' },
  'Green tea': { place: 'pantry' },
  'Oat cookies': { place: 'pantry' },
  'Salted peanuts': { place: 'pantry' },
  'Dark chocolate': { place: 'pantry' },
  'Basmati rice': { place: 'pantry', left: 800 },
  Spaghetti: { place: 'pantry' },
  'Tinned tomatoes': { place: 'pantry' },
  Chickpeas: { place: 'pantry' },
  Honey: { place: 'pantry' },
  'Sea salt': { place: 'pantry' },
};
