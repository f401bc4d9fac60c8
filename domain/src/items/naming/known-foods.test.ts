import { alsoCalled, foodName, unpictured } from '@crisper/texts/items/food-names.ts';
import { expect, test } from 'vitest';
import type { Category } from '#items/category.ts';
import { foodFinder } from './find-foods.ts';
import { type KnownFood, knownFoods } from './known-foods.ts';

/** Everyday titles with their category and, where one of our pictures shows the food, that picture. */
const titles: [title: string, category: Category, picture: KnownFood['picture']][] = [
  ['Semi-skimmed milk', 'Dairy', 'milk'],
  ['Oat milk', 'Dairy', 'milk'],
  ['Greek yoghurt', 'Dairy', 'custard'],
  ['Salted butter', 'Dairy', 'butter'],
  ['Mature cheddar', 'Dairy', 'cheese'],
  ['Halloumi', 'Dairy', 'cheese'],
  ['Cottage cheese', 'Dairy', 'cheese'],
  ['Double cream', 'Dairy', 'milk'],
  ['Free range eggs', 'Dairy', 'egg'],
  ['Vanilla ice cream', 'Dairy', 'ice-cream'],
  ['Chicken breast fillets', 'Meat', 'chicken-leg'],
  ['Beef mince', 'Meat', 'meat-on-bone'],
  ['Smoked bacon', 'Meat', 'bacon'],
  ['Cooked ham slices', 'Meat', 'meat-on-bone'],
  ['Pork sausages', 'Meat', 'hot-dog'],
  ['Salmon fillets', 'Meat', 'fish'],
  ['Fish fingers', 'Meat', 'fish'],
  ['King prawns', 'Meat', 'prawn'],
  ['Chorizo', 'Meat', 'bacon'],
  ['Rump steak', 'Meat', 'steak'],
  ['Tofu', 'Others', null],
  ['Hummus', 'Others', 'jar'],
  ['Ketchup', 'Others', 'jar'],
  ['Mayo', 'Others', 'jar'],
  ['Tortillas', 'Others', 'flatbread'],
  ['Tortilla wraps', 'Others', 'flatbread'],
  ['Sourdough loaf', 'Others', 'bread'],
  ['Wholemeal rolls', 'Others', 'bread'],
  ['Penne pasta', 'Others', 'spaghetti'],
  ['Basmati rice', 'Others', 'rice'],
  ['Plain flour', 'Others', null],
  ['Granulated sugar', 'Others', null],
  ['Baked beans', 'Others', 'canned-food'],
  ['Tinned tomatoes', 'Others', 'canned-food'],
  ['Tins of tuna', 'Others', 'canned-food'],
  ['Strawberry jam', 'Others', 'jar'],
  ['Runny honey', 'Others', 'honey'],
  ['Olive oil', 'Others', 'jar'],
  ['Porridge oats', 'Others', 'bowl'],
  ['Leftover curry', 'Others', 'curry'],
  ['Vegetable soup', 'Others', 'stew'],
  ['Margherita pizza', 'Others', 'pizza'],
  ['Cherry tomatoes', 'Vegetable', 'tomato'],
  ['Iceberg lettuce', 'Vegetable', 'leafy-greens'],
  ['Baby spinach', 'Vegetable', 'leafy-greens'],
  ['Chestnut mushrooms', 'Vegetable', null],
  ['Cauliflower', 'Vegetable', null],
  ['Butternut squash', 'Vegetable', null],
  ['Spring onions', 'Vegetable', 'onion'],
  ['Courgettes', 'Vegetable', 'cucumber'],
  ['Celery', 'Vegetable', null],
  ['Frozen peas', 'Vegetable', 'peas'],
  ['Fresh coriander', 'Vegetable', 'herbs'],
  ['Bananas', 'Fruits', 'banana'],
  ['Gala apples', 'Fruits', 'apple'],
  ['Raspberries', 'Fruits', null],
  ['Easy peelers', 'Fruits', 'orange'],
  ['Red grapes', 'Fruits', 'grapes'],
  ['Plums', 'Fruits', null],
  ['Avocado', 'Fruits', 'avocado'],
  ['Orange juice', 'Beverages', 'juice'],
  ['Coke Zero', 'Beverages', 'soft-drink'],
  ['Ground coffee', 'Beverages', 'coffee'],
  ['Tea bags', 'Beverages', 'tea'],
  ['Red wine', 'Beverages', 'wine'],
  ['Lager', 'Beverages', 'beer'],
  ['Cheese and onion crisps', 'Snacks', 'fries'],
  ['Dark chocolate', 'Snacks', 'chocolate'],
  ['Digestive biscuits', 'Snacks', 'cookie'],
  ['Peanut butter', 'Snacks', 'peanuts'],
  ['Raisins', 'Snacks', null],
  ['Cereal bars', 'Snacks', null],
];

const find = foodFinder(knownFoods({ foodName, alsoCalled, unpictured }));

test('at least 95 % of 60 everyday titles get their category and their picture', () => {
  const wrong = titles.filter(([title, category, picture]) => {
    const [food] = find(title);
    return food?.category !== category || food.picture !== picture;
  });
  expect(titles.length).toBeGreaterThanOrEqual(60);
  expect(wrong.length / titles.length).toBeLessThanOrEqual(0.05);
});

test('no food has the same name twice', () => {
  for (const { names } of knownFoods({ foodName, alsoCalled, unpictured }))
    expect(new Set(names).size).toBe(names.length);
});
