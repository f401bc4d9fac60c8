import { randomUUIDv7 } from 'node:crypto';
import { addDays, dateAt } from '@crisper/domain/calendar-date.ts';
import { MEALS_PER_DAY } from '@crisper/domain/recipes/planned-meals.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
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
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  kitchen = await startKitchen(server, ANA);
  await letIn(server, kitchen as never, ANA, { email: BEN, role: 'member' });
  [ana, ben] = await Promise.all([server.as(ANA), server.as(BEN)]);
});

const dayIn = (days: number) => addDays(dateAt(new Date(), UTC), days);
const meal = (fields = {}) => ({
  id: randomUUIDv7(),
  day: dayIn(2),
  dish: { id: 'dish:frittata', title: 'Frittata' },
  portions: 4,
  ...fields,
});
const planning = (planned: object) => ({ id: randomUUIDv7(), kind: 'planMeal', meal: planned });
const unplanning = (mealId: string) => ({ id: randomUUIDv7(), kind: 'unplanMeal', mealId });
const changes = async (since?: number, client = ana) =>
  (await client.get(`/kitchens/${kitchen}/changes${since === undefined ? '' : `?since=${since}`}`)).json();
const plannedIn = async (client = ana) => (await changes(undefined, client)).cookbook.planned;

test('what one person plans, the others have; sent twice, it is planned once', async () => {
  const { version } = await changes();
  const { id, ...fields } = meal();
  const intent = planning({ id, ...fields });
  expect(last(await actsIn(kitchen, ana)(intent)).outcome).toBe('done');
  expect(last(await actsIn(kitchen, ana)(intent)).outcome).toBe('already');
  const { cookbook } = await changes(version, ben);
  expect(cookbook).toMatchObject({ recipes: [], gone: [] });
  expect(cookbook.planned).toEqual([{ _id: id, ...fields, addedBy: expect.any(String) }]);
});

test('taken off it is gone, once, and taking that back plans it again', async () => {
  const planned = meal();
  await actsIn(kitchen, ana)(planning(planned));
  const { version } = await changes();
  expect(last(await actsIn(kitchen, ben)(unplanning(planned.id))).outcome).toBe('done');
  expect(last(await actsIn(kitchen, ana)(unplanning(planned.id))).outcome).toBe('already');
  expect((await changes(version)).cookbook.planned).toEqual([]);
  expect(last(await actsIn(kitchen, ben)(planning(planned))).outcome).toBe('done');
  expect(await plannedIn()).toMatchObject([{ _id: planned.id }]);
});

test('a meal that comes back is where it was, and of the person who planned it', async () => {
  const meals = [2, 3].map((days) => meal({ day: dayIn(days) }));
  await actsIn(kitchen, ana)(...meals.map(planning));
  const before = await plannedIn();
  // Two ids of one millisecond are in any order.
  const ids = meals.map(({ id }) => id).sort();
  expect(before).toMatchObject(ids.map((_id) => ({ _id })));
  const [first] = meals;
  await actsIn(kitchen, ben)(unplanning(first?.id ?? ''));
  expect(await plannedIn()).toHaveLength(1);
  await actsIn(kitchen, ben)(planning(first ?? {}));
  expect(await plannedIn()).toEqual(before);
});

test('two people who plan the same dish for the same day plan one meal, and portions can be changed', async () => {
  const planned = meal();
  await actsIn(kitchen, ana)(planning(planned));
  expect(last(await actsIn(kitchen, ben)(planning(meal()))).outcome).toBe('already');
  await actsIn(kitchen, ben)(planning({ ...planned, portions: 2 }));
  expect(await plannedIn()).toMatchObject([{ _id: planned.id, portions: 2 }]);
});

test.each([-2, 8, 4000])('%i days from today nothing is planned', async (days) => {
  const { version } = await changes();
  const refused = last(await actsIn(kitchen, ana)(planning(meal({ day: dayIn(days) }))));
  expect(refused).toMatchObject({ outcome: 'refused', code: 'meal_day_invalid' });
  expect((await changes()).version).toBe(version);
});

test('a day has room for a few meals', async () => {
  const dish = (number: number) => ({ id: `dish:number-${number}`, title: 'Dish' });
  const meals = Array.from({ length: MEALS_PER_DAY }, (_, number) => meal({ dish: dish(number) }));
  await actsIn(kitchen, ana)(...meals.map(planning));
  expect(last(await actsIn(kitchen, ana)(planning(meal())))).toMatchObject({ code: 'too_many_meals' });
  expect(await plannedIn()).toHaveLength(MEALS_PER_DAY);
});

test.each([{ portions: 0 }, { day: 'Wednesday' }, { dish: { id: 'dish:x', title: ' ' } }, { id: 'x' }])(
  '%o is refused, and nothing is stored',
  async (fields) => {
    const { version } = await changes();
    const answer = await ana.send('POST', `/kitchens/${kitchen}/intents`, {
      intents: [planning(meal(fields))],
    });
    expect(answer.statusCode).toBe(422);
    expect((await changes()).version).toBe(version);
  },
);

test('what waited on a phone counts from its day, and what is long past is deleted', async () => {
  const long = meal({ day: dayIn(-30) });
  const [first] = await actsIn(kitchen, ana)({ ...planning(long), on: dayIn(-31) });
  expect(first).toMatchObject({ outcome: 'done' });
  await actsIn(kitchen, ana)(planning(meal()));
  expect(await plannedIn()).toMatchObject([{ day: dayIn(2) }]);
});

test('a guest sees what is planned and plans nothing; another person’s id is refused', async () => {
  const intent = planning(meal());
  await actsIn(kitchen, ana)(intent);
  expect(last(await actsIn(kitchen, ben)(intent))).toMatchObject({ code: 'id_taken' });
  await letIn(server, kitchen as never, ANA, { email: 'guest@example.com', role: 'guest' });
  const guest = await server.as('guest@example.com');
  expect(await plannedIn(guest)).toHaveLength(1);
  const refused = await guest.send('POST', `/kitchens/${kitchen}/intents`, { intents: [planning(meal())] });
  expect(refused.statusCode).toBe(403);
});

test('a person takes along what they planned, and not what others did', async () => {
  const called = (title: string) => ({ day: dayIn(3), dish: { id: 'dish:soup', title }, portions: 1 });
  await actsIn(kitchen, ana)(planning(meal({ ...called('Ana’s'), day: dayIn(4) })));
  await actsIn(kitchen, ben)(planning(meal(called('Ben’s'))));
  const { plannedMeals } = (await ben.get('/account/export')).json();
  expect(plannedMeals).toContainEqual(called('Ben’s'));
  expect(JSON.stringify(plannedMeals)).not.toContain('Ana’s');
});
