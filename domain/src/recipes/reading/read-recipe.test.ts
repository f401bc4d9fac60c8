import { foodNames } from '@crisper/texts/foods/names.ts';
import { recipeWords } from '@crisper/texts/recipes/recipe-words.ts';
import { expect, test } from 'vitest';
import {
  RECIPE_LINES_MAX,
  RECIPE_STEP_MAX_LENGTH,
  RECIPE_STEPS_MAX,
  RECIPE_TITLE_MAX_LENGTH,
} from '#recipes/recipe.ts';
import { readRecipe } from './read-recipe.ts';

const read = (text: string) => readRecipe(text, { words: recipeWords, names: foodNames });
const draftOf = (text: string) => read(text)?.draft;

const PANCAKES = {
  title: 'Pancakes',
  servings: 4,
  minutes: 30,
  lines: ['200 g flour', '2 eggs', '300 ml milk'],
  steps: ['Mix everything until smooth.', 'Fry in a hot pan, turning once.'],
  source: null,
};

test.each([
  [
    'headings and numbers',
    `Pancakes
Serves 4
Prep: 10 min | Cook: 20 min

Ingredients
- 200 g flour
- 2 eggs
- 300 ml milk

Method
1. Mix everything until smooth.
2. Fry in a hot pan, turning once.

Notes
Good with jam.`,
  ],
  [
    'Markdown',
    `# Pancakes

- ⏲️ Total time: 30 min
- 🍽️ Servings: 4

## Ingredients

* [ ] 200 g flour
* [ ] 2 eggs
* [ ] 300 ml milk

## Directions

1. Mix everything
   until smooth.
2. Fry in a hot pan, turning
   once.

## Contribution

- somebody`,
  ],
  [
    'no headings',
    `Pancakes
4 servings, ready in 30 minutes
200 g flour
2 eggs
300 ml milk

Mix everything until smooth.

Fry in a hot pan, turning once.`,
  ],
  [
    'steps as a page shows them',
    `Pancakes\r
Yield: 4\r
Prep time: 10 minutes\r
Cook time: 20 minutes\r
Ingredients (serves 4)\r
▢ 200 g flour\r
▢ 2 eggs\r
▢ 300 ml milk\r
Instructions\r
Step 1\r
Mix everything until smooth.\r
Step 2\r
Fry in a hot pan, turning once.`,
  ],
])('reads a recipe with %s', (_, text) => expect(read(text)).toEqual({ draft: PANCAKES, isCut: false }));

test.each([
  ['Serves 4', 4],
  ['Serves: 4-6', 4],
  ['Makes 12', 12],
  ['Makes about 2 dozen biscuits', 24],
  ['Yield: 8 slices', 8],
  ['6 portions', 6],
  ['For 4 people', 4],
  ['Makes 1 loaf', null],
  ['Serves everybody', null],
])('%s', (line, servings) =>
  expect(draftOf(`Soup\n${line}\nIngredients\n2 leeks\n3 potatoes`)).toMatchObject({ servings }),
);

test.each([
  ['Prep 10 min, Cook 1 h 20', 90],
  ['Preparation: 15 mins. Cooking: 1 hour and 30 minutes', 105],
  ['Prep time: 10 min | Cook time: 20 min | Total time: 45 min', 45],
  ['Ready in 40 minutes', 40],
  ['Total: 1½ hours', 90],
  ['Cook: 1h20m', 80],
  ['Time: a while', null],
])('%s', (line, minutes) =>
  expect(draftOf(`Soup\n${line}\nIngredients\n2 leeks\n3 potatoes`)).toMatchObject({ minutes }),
);

test('keeps the parts of a recipe', () => {
  const text = `Pie\nIngredients\nFor the pastry:\n200 g flour\nFor the filling:\n3 apples\nMethod\nFor the pastry:\nRub in the butter.`;
  expect(draftOf(text)).toMatchObject({
    lines: ['For the pastry:', '200 g flour', 'For the filling:', '3 apples'],
    steps: ['For the pastry: Rub in the butter.'],
  });
});

test('reads the parts of Markdown', () => {
  const text = '# Pie\n## Ingredients\n### Egg wash\n- 1 egg\n## Method\n### Crust\n1. Rub in the butter.';
  expect(draftOf(text)).toMatchObject({
    lines: ['Egg wash:', '1 egg'],
    steps: ['Crust: Rub in the butter.'],
  });
});

test('a title that begins like a step', () => {
  const text = 'Stir fried chicken with orange sauce\n1 chicken\n2 oranges\nCut the chicken into strips.';
  expect(draftOf(text)).toMatchObject({ title: 'Stir fried chicken with orange sauce' });
});

test('a title that begins like an ingredient', () => {
  expect(draftOf('2 egg omelette\nIngredients\n2 eggs\nMethod\nFry the eggs.')).toMatchObject({
    title: '2 egg omelette',
    lines: ['2 eggs'],
  });
});

test.each([
  ['nothing', ''],
  ['blanks', ' \n\n \t'],
  ['a sentence', 'Hello, shall we meet at 8 on Friday?'],
  ['a story', 'Once upon a time there was a miller who had three sons.\n\nThe youngest got the cat.'],
  ['a page', '<!doctype html><html><head><script>alert(1)</script></head><body><p>2</p></body></html>'],
  ['a program', 'const a = 1;\nconst b = 2;\nexport function sum() {\n  return a + b;\n}'],
  ['a heading alone', 'Ingredients\n\nMethod'],
])('%s is no recipe', (_, text) => expect(read(text)).toBeNull());

test('text beyond the limits is cut, and says so', () => {
  const many = `${'Soup '.repeat(1000)}\nIngredients\n${'2 leeks\n'.repeat(5000)}`;
  const cut = read(many);
  expect(cut?.isCut).toBe(true);
  expect(cut?.draft.lines).toHaveLength(RECIPE_LINES_MAX);
  expect(cut?.draft.title.length).toBeLessThanOrEqual(RECIPE_TITLE_MAX_LENGTH);
  const steps = read(`Soup\nIngredients\n2 leeks\nMethod\n${'1. Stir it well.\n'.repeat(100)}`);
  expect(steps?.isCut).toBe(true);
  expect(steps?.draft.steps).toHaveLength(RECIPE_STEPS_MAX);
  const long = read(`Soup\nIngredients\n2 leeks\nMethod\n${'stir it well\n'.repeat(10_000)}`);
  expect(long?.isCut).toBe(true);
  expect(long?.draft.steps[0]?.length).toBeLessThanOrEqual(RECIPE_STEP_MAX_LENGTH);
});

test.each([
  '(',
  '[',
  '1 ',
  '1/',
  '- ',
  '* ',
  'and ',
  '\n',
  '# ',
  '1. ',
  '1-',
  'x 1 ',
  ' or 2',
  '½',
  '\u0000',
  '👍',
])('a megabyte of %j is read', (piece) => {
  const text = piece.repeat(1_000_000 / piece.length);
  expect(read(text)?.draft.title ?? '').toHaveLength(0);
  expect(read(`Soup\nIngredients\n2 leeks\n${text}`)?.isCut).toBe(true);
});
