import { expect, test } from 'vitest';
import { recipeImport } from './recipe-import.ts';

function recipesIn(...documents: unknown[]) {
  const reading = recipeImport();
  for (const document of documents) reading.add(document);
  return reading.recipes();
}

const PAPRIKA = {
  uid: '00000000-0000-4000-8000-000000000001',
  name: 'Tomato soup',
  ingredients: '800 g peeled tomatoes\n1 onion\n100 ml cream',
  directions: 'Fry.\n\nSimmer.',
  servings: '4',
  prep_time: '10 min',
  cook_time: '20 min',
  total_time: '',
  source_url: '',
  photo_data: null,
};

test('a recipe of Paprika', () => {
  expect(recipesIn(PAPRIKA)).toEqual([
    {
      ...{ title: 'Tomato soup', servings: 4, minutes: 30, source: null, wasCut: false },
      lines: ['800 g peeled tomatoes', '1 onion', '100 ml cream'],
      steps: ['Fry.', 'Simmer.'],
    },
  ]);
});

test('the recipes in everything of a kitchen come back as they were', () => {
  const soup = {
    ...{ title: 'Soup <with> peas', servings: 2, minutes: null, source: 'https://soup.example/1' },
    lines: ['1. 200 g peas', '- salt'],
    steps: ['1. Boil.'],
  };
  const file = {
    format: 'crisper-kitchen',
    version: 1,
    items: [],
    lists: [],
    recipes: [soup, { title: '' }],
  };
  expect(recipesIn(file)).toEqual([{ ...soup, wasCut: false }]);
});

test('a household of KitchenOwl, with what is not a recipe left out', () => {
  const household = {
    name: 'Our kitchen',
    shoppinglists: ['Default'],
    recipes: [
      {
        name: 'Tomatensuppe',
        description: '## Suppe\n1. Anbraten\n2. Köcheln',
        ...{ time: 30, cook_time: 20, prep_time: 10, yields: 4, source: 'https://suppe.example/1' },
        items: [
          { name: 'Tomaten', description: '800 g', optional: false },
          { name: 'Sahne', description: '100 ml', optional: true },
          { name: 'Salz', description: '', optional: false },
        ],
      },
    ],
    items: [{ name: 'Milch', icon: 'milk' }],
    expenses: [{ name: 'Wocheneinkauf', amount: 54.3 }],
  };
  const soup = {
    ...{ title: 'Tomatensuppe', servings: 4, minutes: 30, source: 'https://suppe.example/1', wasCut: false },
    lines: ['800 g Tomaten', '100 ml Sahne (optional)', 'Salz'],
    steps: ['Suppe', 'Anbraten', 'Köcheln'],
  };
  expect(recipesIn(household)).toEqual([soup]);
  expect(recipesIn(household.recipes[0])).toEqual([soup]);
});

const made = { row_created_timestamp: '2026-11-15 22:56:53' };
const GROCY = {
  recipes: [
    {
      id: 1,
      name: 'Tomato soup',
      description: '<p>Fry, add.</p><p>Simmer.</p>',
      base_servings: 4,
      type: 'normal',
      ...made,
    },
    { id: 2, name: '2026-11-15', description: '<p>x</p>', base_servings: 1, type: 'mealplan-day', ...made },
  ],
  positions: [
    {
      id: 1,
      recipe_id: 1,
      product_id: 33,
      amount: 2,
      note: null,
      qu_id: 10,
      ingredient_group: null,
      variable_amount: null,
      ...made,
    },
    {
      id: 2,
      recipe_id: 1,
      product_id: 18,
      amount: 1,
      note: 'red',
      qu_id: 2,
      ingredient_group: null,
      variable_amount: null,
      ...made,
    },
    {
      id: 3,
      recipe_id: 1,
      product_id: 7,
      amount: 1,
      note: null,
      qu_id: 10,
      ingredient_group: null,
      variable_amount: 'some',
      ...made,
    },
  ],
  products: [
    { id: 33, name: 'Peeled tomatoes', qu_id_stock: 10, ...made },
    { id: 18, name: 'Onion', qu_id_stock: 2, ...made },
    { id: 7, name: 'Cream', qu_id_stock: 10, ...made },
  ],
  units: [
    { id: 2, name: 'Piece', name_plural: 'Pieces', plural_forms: null, ...made },
    { id: 10, name: 'Can', name_plural: 'Cans', plural_forms: null, ...made },
  ],
  stockLog: [{ id: 1, recipe_id: null, product_id: 1, amount: 2, ...made }],
};

test('the tables of Grocy become one recipe, in whichever order they come', () => {
  const { recipes, positions, products, units, stockLog } = GROCY;
  expect(recipesIn(products, stockLog, positions, units, recipes)).toEqual([
    {
      ...{ title: 'Tomato soup', servings: 4, minutes: null, source: null, wasCut: false },
      lines: ['2 Cans Peeled tomatoes', '1 Piece Onion (red)', 'some Can Cream'],
      steps: ['Fry, add.', 'Simmer.'],
    },
  ]);
});

test('without its products a recipe of Grocy is none', () => {
  expect(recipesIn(GROCY.recipes, GROCY.positions)).toEqual([]);
});

test('recipes of schema.org, one or many', () => {
  const recipe = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 onion'] };
  expect(recipesIn(recipe)).toMatchObject([{ title: 'Soup', lines: ['1 onion'] }]);
  expect(recipesIn([recipe, { ...recipe, name: 'Broth' }], { '@graph': [recipe] })).toHaveLength(3);
});

test.each([
  null,
  7,
  'Tomato soup',
  [],
  [[]],
  {},
  { name: 'x', items: 'y', yields: 4 },
  { name: 'x', ingredients: '', directions: ' ' },
  { recipes: [null, 3, { name: null }] },
  { name: 'Weekly', listItems: [{ note: 'birthday candles', display: 'birthday candles' }] },
  { count: 4, results: [{ food: { name: 'Milk' }, amount: 1 }] },
])('%j has no recipe', (document) => {
  expect(recipesIn(document)).toEqual([]);
});
