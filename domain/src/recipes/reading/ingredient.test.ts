import { foodNames } from '@crisper/texts/foods/names.ts';
import { recipeWords } from '@crisper/texts/recipes/recipe-words.ts';
import { expect, test } from 'vitest';
import { foodOfIngredient } from './food-of-ingredient.ts';
import { readIngredient } from './ingredient.ts';

const reader = { words: recipeWords, names: foodNames };
const read = (line: string) => readIngredient(line, reader);
const shortly = (line: string) => read(line).map(({ amount, unit, food }) => [amount, unit, food]);

test.each<[string, number | null, string, string]>([
  ['200 g flour', 200, 'g', 'flour'],
  ['Flour 200g', 200, 'g', 'Flour'],
  ['Flour: 200 g', 200, 'g', 'Flour'],
  ['butter, 50 g', 50, 'g', 'butter'],
  ['hing a pinch', null, 'piece', 'hing'],
  ['1. 3 tomatoes, pureed', 3, 'piece', 'tomatoes'],
  ['250gr flower (plain)', 250, 'g', 'flower'],
  ['Eggs (x3)', 3, 'piece', 'Eggs'],
  ['½ tsp ground cumin', 2.5, 'ml', 'ground cumin'],
  ['1 1/2 cups all-purpose flour', 360, 'ml', 'all-purpose flour'],
  ['1½ cups milk', 360, 'ml', 'milk'],
  ['1-1/2 cups milk', 360, 'ml', 'milk'],
  ['2–3 cloves of garlic, crushed', 3, 'piece', 'garlic'],
  ['5 to 6 potatoes', 6, 'piece', 'potatoes'],
  ['1,000 g potatoes', 1000, 'g', 'potatoes'],
  ['1,5 kg potatoes', 1500, 'g', 'potatoes'],
  ['a dozen eggs', 12, 'piece', 'eggs'],
  ['two large onions', 2, 'piece', 'onions'],
  ['half a cucumber', 0.5, 'piece', 'cucumber'],
  ['one and a half cups of rice', 360, 'ml', 'rice'],
  ['A pint and a half of milk', 852, 'ml', 'milk'],
  ['1 pint heavy cream', 473, 'ml', 'heavy cream'],
  ['1 T. vinegar', 15, 'ml', 'vinegar'],
  ['1 t. vinegar', 5, 'ml', 'vinegar'],
  ['2 c. sugar', 480, 'ml', 'sugar'],
  ['1 lb minced beef', 453.6, 'g', 'minced beef'],
  ['1 cup plus 2 tablespoons sugar', 270, 'ml', 'sugar'],
  ['2 sticks butter, softened', 226.8, 'g', 'butter'],
  ['2 sticks celery', 2, 'piece', 'celery'],
  ['1 cinnamon stick', 1, 'piece', 'cinnamon'],
  ['6 cloves', 6, 'piece', 'cloves'],
  ['1 small bunch of coriander', 1, 'piece', 'coriander'],
  ['1 (400 g) tin of chopped tomatoes', 400, 'g', 'tinned chopped tomatoes'],
  ['2 x 400g tins chickpeas, drained', 800, 'g', 'tinned chickpeas'],
  ['Two 400 g cans chickpeas', 800, 'g', 'tinned chickpeas'],
  ['2 tins of tuna in brine', 2, 'piece', 'tinned tuna in brine'],
  ['1 jar (500 g) passata', 500, 'g', 'passata'],
  ['1 cup (240 ml) milk', 240, 'ml', 'milk'],
  ['100g/4oz butter', 100, 'g', 'butter'],
  ['4 oz. (115 g) cream cheese', 115, 'g', 'cream cheese'],
  ['1 (3- to 4-pound) whole chicken', 1814.4, 'g', 'whole chicken'],
  ['3 potatoes (about 500 g)', 3, 'piece', 'potatoes'],
  ['5cm piece of ginger, grated', 1, 'piece', 'ginger'],
  ['2% milk, 250 ml', 250, 'ml', 'milk'],
  ['a pinch of salt', null, 'piece', 'salt'],
  ['3 large handfuls of kale', null, 'piece', 'kale'],
  ['Salt, to taste', null, 'piece', 'Salt'],
  ['vegetable oil, for deep-frying', null, 'piece', 'vegetable oil'],
  ['2 tbsp oil for frying', 30, 'ml', 'oil'],
  ['juice of 2 limes', 2, 'piece', 'limes'],
  ['Finely grated zest and juice of half a lemon', 0.5, 'piece', 'lemon'],
  ['4 boneless, skinless chicken breasts', 4, 'piece', 'chicken breasts'],
  ['300 g cooked, cooled rice', 300, 'g', 'cooked rice'],
  ['1 onion finely chopped', 1, 'piece', 'onion'],
  ['☐ 100 g peeled and chopped carrots', 100, 'g', 'carrots'],
  ['- **2** [eggs](https://example.org/eggs)', 2, 'piece', 'eggs'],
])('%s', (line, amount, unit, food) => expect(shortly(line)).toEqual([[amount, unit, food]]));

test.each([
  'For the sauce:',
  'For the sauce',
  'FOR THE FILLING',
  '## Dough',
  'Baking paper',
  '4 wooden skewers',
  'You will also need: a 23 cm tin',
  '',
  '---',
])('nothing to eat in %j', (line) => expect(read(line)).toEqual([]));

test.each<[string, [number | null, string, string][]]>([
  [
    'salt and freshly ground black pepper',
    [
      [null, 'piece', 'salt'],
      [null, 'piece', 'ground black pepper'],
    ],
  ],
  [
    'Salt, pepper and olive oil',
    [
      [null, 'piece', 'Salt'],
      [null, 'piece', 'pepper'],
      [null, 'piece', 'olive oil'],
    ],
  ],
  [
    '1 tsp each cumin and turmeric',
    [
      [5, 'ml', 'cumin'],
      [5, 'ml', 'turmeric'],
    ],
  ],
  [
    '2 eggs and 1 yolk',
    [
      [2, 'piece', 'eggs'],
      [1, 'piece', 'yolk'],
    ],
  ],
  [
    '1 carrot, 1 onion and 2 sticks celery, chopped',
    [
      [1, 'piece', 'carrot'],
      [1, 'piece', 'onion'],
      [2, 'piece', 'celery'],
    ],
  ],
  ['2 cups fresh or frozen blueberries', [[480, 'ml', 'frozen blueberries']]],
  ['120 ml half & half', [[120, 'ml', 'half & half']]],
  ['4 eggs, 2 whole and 2 separated', [[4, 'piece', 'eggs']]],
  ['120 ml half and half', [[120, 'ml', 'half and half']]],
])('the foods of %s', (line, foods) => expect(shortly(line)).toEqual(foods));

test.each<[string, string, string[]]>([
  ['butter or margarine, 50 g', 'butter', ['margarine']],
  ['500 ml vegetable or chicken stock', 'vegetable stock', ['chicken stock']],
  ['200 ml white wine or chicken stock', 'white wine', ['chicken stock']],
  ['1 tbsp soy sauce (or tamari)', 'soy sauce', ['tamari']],
  ['2 tbsp butter, or olive oil', 'butter', ['olive oil']],
  ['1 tbsp sriracha, or to taste', 'sriracha', []],
])('what may be taken for %s', (line, food, alternatives) =>
  expect(read(line)).toMatchObject([{ food, alternatives }]),
);

test.each([
  ['chilli flakes (optional)', true],
  ['Optional: a splash of cream', true],
  ['parsley, if you like', true],
  ['3 cloves of garlic (more if you like)', false],
])('whether %s may be left out', (line, isOptional) => expect(read(line)).toMatchObject([{ isOptional }]));

test('what else is said is a note', () => {
  expect(read('1 onion, finely chopped')).toMatchObject([{ note: 'finely chopped' }]);
  expect(read('oil for frying')).toMatchObject([{ note: 'for frying' }]);
  expect(read('1 onion')).toMatchObject([{ note: null }]);
});

test.each([
  ['2 scallions', 'spring-onion'],
  ['1 zucchini', 'courgette'],
  ['1 bunch cilantro', 'coriander'],
  ['200 ml heavy cream', 'cream'],
  ['1 tsp kosher salt', 'salt'],
  ['chicken breast fillets, boneless', 'chicken-breast'],
  ['2 tbsp extra virgin olive oil', 'olive-oil'],
  ['salt and pepper', 'salt'],
  ['pepper', 'black-pepper'],
  ['1 pepper', 'pepper'],
  ['2 chopped tomatoes', 'tomato'],
  ['1 tin chopped tomatoes', 'tinned-tomatoes'],
  ['250 g dried red lentils', 'red-lentils'],
  ['50 g grated parmesan', 'parmesan'],
])('the food of %s', (line, id) => {
  const [ingredient] = read(line);
  const meaning = ingredient && foodOfIngredient(ingredient, reader);
  expect(meaning).toMatchObject({ food: { id } });
});

test('a line without an end is read in part', () => {
  expect(read(`200 g flour ${'(('.repeat(50_000)}`)).toMatchObject([{ amount: 200, food: 'flour' }]);
  expect(read(`200 g flour, ${'1 or 2 x 3-'.repeat(50_000)}`)).toMatchObject([{ amount: 200 }]);
});
