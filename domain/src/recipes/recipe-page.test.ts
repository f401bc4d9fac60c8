import { expect, test } from 'vitest';
import { RECIPE_MAX_LENGTH } from './recipe.ts';
import { RECIPES_PER_PAGE, recipesInPage } from './recipe-page.ts';

const script = (data: unknown) =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data).replaceAll('</', '<\\/')}</script>`;
const page = (...data: unknown[]) =>
  `<!doctype html><html><head><script>alert(1)</script>${data.map(script).join('\n')}</head><body>Hello</body></html>`;

const SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Tomato soup',
  recipeYield: ['4', '4 servings'],
  prepTime: 'PT10M',
  totalTime: 'PT30M',
  recipeIngredient: ['800 g peeled tomatoes', '1 onion', '½ cup cream', '2–3 cloves garlic', 'salt'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Fry the onion.' },
    { '@type': 'HowToStep', text: 'Add the rest, simmer.' },
  ],
};
const soup = {
  title: 'Tomato soup',
  servings: 4,
  minutes: 30,
  lines: SOUP.recipeIngredient,
  steps: ['Fry the onion.', 'Add the rest, simmer.'],
  source: null,
  wasCut: false,
};
const only = (fields: object) => recipesInPage(page({ ...SOUP, ...fields }))[0];

test('a recipe is read as the page says it', () => {
  expect(recipesInPage(page(SOUP))).toEqual([soup]);
});

test.each([
  ['a list', [{ '@type': 'WebSite' }, SOUP]],
  ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, SOUP] }],
  ['the main thing of a page', { '@type': 'WebPage', mainEntity: SOUP }],
  ['one of several types', { ...SOUP, '@type': ['NewsArticle', 'Recipe'] }],
  ['a type that is a URL', { ...SOUP, '@type': 'http://schema.org/Recipe' }],
])('a recipe is found in %s', (_, data) => {
  expect(recipesInPage(page({ '@type': 'Organization', name: 'Us' }, data))).toEqual([soup]);
});

test.each([
  ['single quotes', `<SCRIPT id=x type='application/ld+json' data-n="1">${JSON.stringify(SOUP)}</SCRIPT >`],
  ['no quotes', `<script type=application/ld+json>${JSON.stringify(SOUP)}</script>`],
  ['a comment around it', script(`<!--${JSON.stringify(SOUP)}-->`)],
  ['CDATA around it', script(`//<![CDATA[\n${JSON.stringify(SOUP)}\n//]]>`)],
  ['line breaks within texts', script(JSON.stringify(SOUP).replace('Tomato soup', 'Tomato\n\tsoup'))],
  ['broken data before it', script('{"@type":') + script(SOUP)],
  ['the same again', script(SOUP) + script([SOUP])],
])('a recipe is found with %s', (_, html) => {
  expect(recipesInPage(html)).toEqual([soup]);
});

test.each([
  ['one text', 'Fry the onion.\n\n2. Add the rest, simmer.'],
  ['HTML', '<ol><li>Fry the <b>onion</b>.</li><li>Add the rest,&nbsp;simmer.</li></ol>'],
  ['HTML as entities', '&lt;p&gt;Fry the onion.&lt;/p&gt;&lt;p&gt;Add the rest, simmer.&lt;/p&gt;'],
  ['HTML with a script', '<p>Fry the onion.</p><script>alert("x")</script><p>Add the rest, simmer.'],
  ['texts', ['Step 1: Fry the onion.', '2) Add the rest, simmer.']],
  [
    'names',
    [
      { '@type': 'HowToStep', name: 'Fry the onion.' },
      { name: 'Add the rest, simmer.', text: '' },
    ],
  ],
  ['a list of elements', { '@type': 'ItemList', itemListElement: soup.steps.map((text) => ({ text })) }],
])('steps that are %s', (_, recipeInstructions) => {
  expect(only({ recipeInstructions })?.steps).toEqual(soup.steps);
});

test('the first step of a section says its name', () => {
  const steps = [{ '@type': 'HowToStep', text: 'Whisk.' }, { text: 'Rest.' }];
  const recipeInstructions = [
    { '@type': 'HowToSection', name: 'For the batter:', itemListElement: steps },
    'Fry.',
  ];
  expect(only({ recipeInstructions })?.steps).toEqual(['For the batter: Whisk.', 'Rest.', 'Fry.']);
});

test.each([
  [6, 6],
  ['6', 6],
  ['Serves 6–8', 6],
  [['', '6 portions'], 6],
  [{ '@type': 'QuantitativeValue', value: 6 }, 6],
  ['a few', null],
  [0, null],
  ['5000', null],
  [[[[[]]]], null],
  [{ value: { toString: 1 } }, null],
  [null, null],
])('a yield of %j is %s', (recipeYield, servings) => {
  expect(only({ recipeYield })?.servings).toBe(servings);
});

test.each([
  [{ totalTime: 'PT1H15M' }, 75],
  [{ totalTime: 'P0DT1H' }, 60],
  [{ totalTime: 'P1DT30M' }, 1470],
  [{ totalTime: 'PT90S' }, 2],
  [{ totalTime: 'PT0M', prepTime: 'PT10M', cookTime: 'PT20M' }, 30],
  [{ totalTime: undefined, prepTime: 'PT10M', cookTime: 'PT20M' }, 30],
  [{ totalTime: '1 hr 20 mins', prepTime: null }, 80],
  [{ totalTime: '45', prepTime: null }, 45],
  [{ totalTime: 'a while', prepTime: null }, null],
  [{ totalTime: 'P400D', prepTime: null }, null],
])('%j is %s minutes', (times, minutes) => {
  expect(only(times)?.minutes).toBe(minutes);
});

test('entities are what they stand for', () => {
  const recipeIngredient = [
    '1&frac12; cups cr&egrave;me',
    'salt &amp; pepper',
    '2 &#8211; 3 eggs',
    'Ana&amp;#39;s oil',
    '&bogus; &#0; &#x110000; x',
  ];
  expect(only({ recipeIngredient })?.lines).toEqual([
    ...['1½ cups crème', 'salt & pepper', '2 – 3 eggs', "Ana's oil", '&bogus; &#x110000; x'],
  ]);
});

test.each([
  ['https://food.example/soup', 'https://food.example/soup'],
  ['javascript:alert(1)', null],
  ['/soup', null],
  [{ '@id': 'x' }, null],
])('the source %j is %s', (url, source) => {
  expect(only({ url })?.source).toBe(source);
});

test.each([
  ['nothing', ''],
  ['no data', '<p>1 onion</p>'],
  ['data that never ends', `<script type="application/ld+json">${JSON.stringify(SOUP)}`],
  ['data of another kind', page({ '@type': 'Product', name: 'Soup' })],
  ['a title alone', page({ '@type': 'Recipe', name: 'Soup' })],
  ['steps alone', page({ '@type': 'Recipe', name: 'Soup', recipeInstructions: 'Cook.' })],
  ['no title', page({ ...SOUP, name: ' ' })],
  [
    'values of wrong kinds',
    page({ '@type': 'Recipe', name: 7, recipeIngredient: [{}, 1], recipeInstructions: 9 }),
  ],
  ['a script', `<script>${JSON.stringify(SOUP)}</script>`],
  ['numbers', page(1, null, 'Recipe', [])],
])('%s is no recipe', (_, html) => {
  expect(recipesInPage(html)).toEqual([]);
});

test('a recipe that is too long is cut, and says so', () => {
  const long = only({
    name: 'x'.repeat(5000),
    recipeIngredient: Array.from({ length: 10_000 }, (_, n) => `${n} eggs ${'🥚'.repeat(300)}`),
    recipeInstructions: Array.from({ length: 10_000 }, () => 'y'.repeat(20)),
  });
  expect(long?.wasCut).toBe(true);
  expect([long?.title.length, long?.lines.length, long?.steps.length]).toEqual([120, 60, 60]);
  expect(long?.lines.every((line) => line.length <= 200 && line.isWellFormed())).toBe(true);
});

test('all of its texts together fit one request', () => {
  const recipe = only({ recipeInstructions: Array.from({ length: 12 }, () => 'y'.repeat(1900)) });
  const texts = [recipe?.title, ...(recipe?.lines ?? []), ...(recipe?.steps ?? [])];
  expect(recipe?.wasCut).toBe(true);
  expect(texts.join('')).toHaveLength(RECIPE_MAX_LENGTH);
});

test('one long text becomes several steps, where sentences end', () => {
  const sentence = `${'Stir and stir '.repeat(20)}.`;
  const recipe = only({ recipeInstructions: `${sentence} `.repeat(30).trim() });
  expect(recipe?.wasCut).toBe(false);
  expect(recipe?.steps.every((step) => step.length <= 2000 && step.endsWith('.'))).toBe(true);
  expect(recipe?.steps.join(' ')).toBe(`${sentence} `.repeat(30).trim().replaceAll(/ +/g, ' '));
  expect(only({ recipeInstructions: 'z'.repeat(3000) })).toMatchObject({
    wasCut: true,
    steps: ['z'.repeat(2000)],
  });
});

test('a page has no more than a few', () => {
  const many = Array.from({ length: 100 }, (_, n) => ({ ...SOUP, name: `Soup ${n}` }));
  expect(recipesInPage(page(many))).toHaveLength(RECIPES_PER_PAGE);
});

const MEGABYTES = 2 * 1024 * 1024;
const filled = (part: string) => part.repeat(Math.floor(MEGABYTES / part.length));

// What takes as long as the square of its length would take minutes here.
test.each([
  ['tags that never end', filled('<script ')],
  ['scripts that never end', filled('<script type="application/ld+json">')],
  ['the ends of scripts', filled('</script')],
  ['attributes', `<script ${filled('type ')}>`],
  ['blanks before data', script(filled(' '))],
  ['brackets', script(filled('['))],
  ['deep data', script(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
  [
    'deep steps',
    script(`{"@type":"Recipe","name":"x","recipeInstructions":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  ],
  ['tags in a step', page({ ...SOUP, recipeInstructions: filled('<b') })],
  ['hidden tags in a step', page({ ...SOUP, recipeInstructions: filled('<script>') })],
  ['entities in a step', page({ ...SOUP, recipeInstructions: filled('&amp') })],
  ['sentences in a step', page({ ...SOUP, recipeInstructions: filled('. ') })],
  ['one word in a step', page({ ...SOUP, recipeInstructions: filled('x') })],
  ['digits', page({ ...SOUP, totalTime: filled('1'), recipeYield: filled('1'), url: filled('https://') })],
  [
    'tiny recipes',
    page(Array.from({ length: 30_000 }, (_, n) => ({ '@type': 'Recipe', name: `${n}`, ingredients: 'x' }))),
  ],
])('two megabytes of %s are read', (_, html) => {
  expect(recipesInPage(html).length).toBeLessThanOrEqual(RECIPES_PER_PAGE);
});
