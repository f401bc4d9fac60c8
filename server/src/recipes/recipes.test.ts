import { randomUUIDv7 } from 'node:crypto';
import { FOOD_NAMES_PER_KITCHEN, RECIPES_PER_KITCHEN } from '@crisper/domain/recipes/recipe.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actsIn, last } from '#testing/acts.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
let server: TestServer;
let kitchen: string;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
});
afterAll(() => server.close());
beforeEach(async () => {
  kitchen = await startKitchen(server, ANA);
  await letIn(server, kitchen as never, ANA, { email: BEN, role: 'member' });
  [ana, ben] = await Promise.all([server.as(ANA), server.as(BEN)]);
});

const soup = (fields = {}) => ({
  id: randomUUIDv7(),
  title: 'Gran’s soup',
  servings: 4,
  minutes: 40,
  lines: ['500 g carrots', '1 onion'],
  steps: ['Chop.', 'Simmer for 30 minutes.'],
  source: null,
  ...fields,
});
const saving = (recipe: object) => ({ id: randomUUIDv7(), kind: 'saveRecipe', recipe });
const changes = async (since?: number, client = ana) =>
  (await client.get(`/kitchens/${kitchen}/changes${since === undefined ? '' : `?since=${since}`}`)).json();

test('what one person writes down, the others have; sent twice, it is written once', async () => {
  const recipe = soup({ source: 'https://example.com/soup' });
  const { version } = await changes();
  const intent = saving(recipe);
  expect(last(await actsIn(kitchen, ana)(intent)).outcome).toBe('done');
  expect(last(await actsIn(kitchen, ana)(intent)).outcome).toBe('already');
  const { id, ...fields } = recipe;
  const { cookbook } = await changes(version, ben);
  expect(cookbook).toEqual({
    recipes: [{ _id: id, ...fields, addedBy: expect.any(String) }],
    gone: [],
    foodNames: [],
    assumed: [],
    planned: [],
  });
  expect((await changes(undefined, ben)).cookbook.recipes).toEqual(cookbook.recipes);
});

test('a change replaces the recipe, and what was sent before it comes too late', async () => {
  const recipe = soup();
  const first = saving(recipe);
  await actsIn(kitchen, ana)(first);
  await actsIn(kitchen, ben)(saving({ ...recipe, title: 'Soup', lines: ['1 leek'] }));
  expect(last(await actsIn(kitchen, ana)(first)).outcome).toBe('already');
  expect((await changes()).cookbook.recipes).toMatchObject([{ title: 'Soup', lines: ['1 leek'] }]);
});

test('one that was removed is gone, and comes back when somebody saves it', async () => {
  const recipe = soup();
  await actsIn(kitchen, ana)(saving(recipe));
  const { version } = await changes();
  const remove = { kind: 'removeRecipe', recipeId: recipe.id };
  expect(last(await actsIn(kitchen, ben)(remove)).outcome).toBe('done');
  expect(last(await actsIn(kitchen, ben)(remove)).outcome).toBe('already');
  expect((await changes(version)).cookbook).toMatchObject({ recipes: [], gone: [recipe.id] });
  await actsIn(kitchen, ana)(saving({ ...recipe, minutes: null }));
  expect((await changes(version)).cookbook).toMatchObject({ recipes: [{ minutes: null }], gone: [] });
});

test('food and recipes are done in one request, and their versions follow each other', async () => {
  const itemId = randomUUIDv7();
  const answer = await ana.send('POST', `/kitchens/${kitchen}/intents`, {
    intents: [
      { id: randomUUIDv7(), kind: 'addItem', item: { id: itemId, title: 'Leek' } },
      saving(soup()),
      { id: randomUUIDv7(), kind: 'addEntry', entry: { id: randomUUIDv7(), title: 'Salt' } },
    ],
  });
  expect(answer.json().results).toMatchObject([
    { outcome: 'done' },
    { outcome: 'done' },
    { outcome: 'done' },
  ]);
  expect((await changes()).version).toBe(answer.json().version);
});

test('what a kitchen means by a title is kept by the product, and can be taken back', async () => {
  const name = (title: string, food: string | null) =>
    actsIn(kitchen, ana)({ kind: 'nameFood', title, food });
  const names = async () => (await changes()).cookbook.foodNames;
  expect(last(await name('Gran’s mix', 'flour')).outcome).toBe('done');
  expect(last(await name('gran’s mix', 'flour')).outcome).toBe('already');
  expect(await names()).toMatchObject([{ title: 'Gran’s mix', food: 'flour' }]);
  await name('Gran’s mix', 'none');
  expect(await names()).toMatchObject([{ food: null }]);
  await name('Gran’s mix', null);
  expect(await names()).toEqual([]);
  expect(last(await name('Gran’s mix', null)).outcome).toBe('already');
});

test('what is always at home is as the kitchen says', async () => {
  const assume = (food: string, isAssumed: boolean) =>
    actsIn(kitchen, ana)({ kind: 'assumeFood', food, isAssumed });
  await assume('garlic', false);
  await assume('soy-sauce', true);
  expect(last(await assume('soy-sauce', true)).outcome).toBe('already');
  expect((await changes()).cookbook.assumed).toEqual([
    { food: 'garlic', isAssumed: false },
    { food: 'soy-sauce', isAssumed: true },
  ]);
});

test.each([
  [{ title: ' ' }, 'recipe.title'],
  [{ title: 'x'.repeat(5000) }, 'recipe.title'],
  [{ lines: [], steps: [] }, 'recipe.lines'],
  [{ lines: Array.from({ length: 61 }, () => '1 egg') }, 'recipe.lines'],
  [{ steps: [''] }, 'recipe.steps'],
  [{ steps: Array.from({ length: 20 }, () => 'x'.repeat(1000)) }, 'recipe'],
  [{ servings: 0 }, 'recipe.servings'],
  [{ minutes: 1.5 }, 'recipe.minutes'],
  [{ source: 'javascript:alert(1)' }, 'recipe.source'],
])('%o is told where it is wrong, and nothing is stored', async (fields, where) => {
  const { version } = await changes();
  const answer = await ana.send('POST', `/kitchens/${kitchen}/intents`, { intents: [saving(soup(fields))] });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain(where);
  expect((await changes()).version).toBe(version);
});

test('there are bounds to recipes and names, and what is there can still be changed', async () => {
  const recipes = Array.from({ length: RECIPES_PER_KITCHEN }, () => soup());
  for (let at = 0; at < recipes.length; at += 100)
    await actsIn(kitchen, ana)(...recipes.slice(at, at + 100).map(saving));
  expect(last(await actsIn(kitchen, ana)(saving(soup())))).toMatchObject({ code: 'too_many_recipes' });
  expect(last(await actsIn(kitchen, ana)(saving({ ...recipes[0], title: 'New' }))).outcome).toBe('done');
  const foods = Array.from({ length: FOOD_NAMES_PER_KITCHEN }, (_, n) => `food-${n}`);
  for (let at = 0; at < foods.length; at += 100)
    await actsIn(
      kitchen,
      ana,
    )(...foods.slice(at, at + 100).map((food) => ({ kind: 'assumeFood', food, isAssumed: true })));
  const one = { kind: 'assumeFood', food: 'one-more', isAssumed: true };
  expect(last(await actsIn(kitchen, ana)(one))).toMatchObject({ code: 'too_many_food_names' });
});

test('a guest reads recipes and writes none', async () => {
  const [recipe, guest] = [soup(), 'guest@example.com'];
  await actsIn(kitchen, ana)(saving(recipe));
  await letIn(server, kitchen as never, ANA, { email: guest, role: 'guest' });
  const client = await server.as(guest);
  expect((await changes(undefined, client)).cookbook.recipes).toMatchObject([{ _id: recipe.id }]);
  const refused = await client.send('POST', `/kitchens/${kitchen}/intents`, { intents: [saving(soup())] });
  expect(refused.statusCode).toBe(403);
});

test('another person’s id is refused', async () => {
  const intent = saving(soup());
  await actsIn(kitchen, ana)(intent);
  expect(last(await actsIn(kitchen, ben)(intent))).toMatchObject({ code: 'id_taken' });
});

test('a person takes along the recipes that they wrote, and not those of others', async () => {
  await actsIn(kitchen, ana)(saving(soup()));
  await actsIn(kitchen, ben)(saving(soup({ title: 'Ben’s' })));
  const { recipes } = (await ben.get('/account/export')).json();
  expect(recipes.at(-1)).toEqual({
    ...{ title: 'Ben’s', servings: 4, minutes: 40, lines: ['500 g carrots', '1 onion'] },
    ...{ steps: ['Chop.', 'Simmer for 30 minutes.'], source: null },
  });
  expect(recipes.some(({ title }: { title: string }) => title === 'Gran’s soup')).toBe(false);
});
