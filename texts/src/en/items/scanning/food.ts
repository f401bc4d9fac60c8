import type { Grocery } from '@crisper/domain/items/scan/groceries.ts';
import { plural } from '#en/plural.ts';

export const heading = 'A picture of the food';
export const aim = 'One kind of fruit, vegetable or carton fills the frame.';
export const looking = 'Looking at it…';
export const whichOne = 'Which one is it?';
export const unknown =
  'We do not know what that is: we know 43 fruits, vegetables and cartons. Try a closer picture, or type its name.';
export const failed = 'What knows foods could not be loaded. Check your connection and try again.';
export const another = 'None of them: another picture';
export const inList = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `In the list: ${last}`, other: `In the list: ${count} foods, the last is ${last}` });

/** As a person would type it. */
export const groceryName: Record<Grocery, string> = {
  apple: 'Apples',
  asparagus: 'Asparagus',
  aubergine: 'Aubergine',
  avocado: 'Avocado',
  banana: 'Bananas',
  cabbage: 'Cabbage',
  carrots: 'Carrots',
  cucumber: 'Cucumber',
  garlic: 'Garlic',
  ginger: 'Ginger',
  juice: 'Juice',
  kiwi: 'Kiwi',
  leek: 'Leek',
  lemon: 'Lemon',
  lime: 'Lime',
  mango: 'Mango',
  melon: 'Melon',
  milk: 'Milk',
  mushroom: 'Mushrooms',
  nectarine: 'Nectarines',
  'oat-milk': 'Oat milk',
  'oat-yoghurt': 'Oat yoghurt',
  onion: 'Onions',
  orange: 'Oranges',
  papaya: 'Papaya',
  'passion-fruit': 'Passion fruit',
  peach: 'Peaches',
  pear: 'Pears',
  pepper: 'Bell pepper',
  pineapple: 'Pineapple',
  plum: 'Plums',
  pomegranate: 'Pomegranate',
  potato: 'Potatoes',
  beetroot: 'Beetroot',
  grapefruit: 'Grapefruit',
  satsumas: 'Satsumas',
  'sour-cream': 'Sour cream',
  'sour-milk': 'Sour milk',
  'soy-milk': 'Soy milk',
  'soy-yoghurt': 'Soy yoghurt',
  tomato: 'Tomatoes',
  yoghurt: 'Yoghurt',
  courgette: 'Courgette',
};
