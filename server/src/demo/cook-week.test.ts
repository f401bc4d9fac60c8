import { addDays, type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { DISHES } from '@crisper/domain/cook/dishes.ts';
import { type CookAnswer, rank } from '@crisper/domain/cook/rank.ts';
import { suppliesOf } from '@crisper/domain/cook/supplies.ts';
import { actOf, usedBy } from '@crisper/domain/cook/used.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { isFrozen } from '@crisper/domain/items/keeping/date-meaning.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actsIn } from '#testing/acts.ts';
import { type Client, type TestServer, testServer } from '#testing/test-server.ts';
import { fillFlat } from './fill-flat.ts';
import { type DemoPerson, openAccounts, whoLiveThere } from './open-accounts.ts';
import { PEOPLE } from './people.ts';

const PASSWORD = 'Crisper1';
const WEEK_DAYS = 7;
/** As many dishes as *Cook* shows before somebody asks for more. */
const SHOWN_FIRST = 8;

/** Has its last day in that week, and is in no dish. Everything else is, wine and juice as well. */
const NOT_COOKED: Readonly<Record<string, string>> = {
  'Apple pie, half': 'ready to eat',
  'Leftover lentil soup': 'ready to eat',
  'Pizza, two slices': 'ready to eat',
};

let server: TestServer;
let people: DemoPerson[];
let today: CalendarDate;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  people = await openAccounts(server.db, PASSWORD);
  const now = new Date();
  today = dateAt(now, UTC);
  await fillFlat(server.db, people, now);
});
afterAll(() => server.close());

interface Resident {
  self: string;
  client: Client;
  kitchen: string;
}

async function resident(at: number): Promise<Resident> {
  const [self, email] = [whoLiveThere(people)[at]?.accountId, PEOPLE[at]?.email];
  if (!self || !email) throw new Error(`nobody in the flat is number ${at}`);
  const visitor = await server.as(null);
  const signedIn = await visitor.send('POST', '/auth/login', { email, password: PASSWORD });
  const client = server.withToken(signedIn.json().accessToken);
  const [card] = (await client.get('/kitchens')).json();
  return { self, client, kitchen: card.id };
}

const foodOf = async ({ client, kitchen }: Resident): Promise<KitchenItem[]> =>
  (await client.get(`/kitchens/${kitchen}/changes`)).json().items;

const cook = (items: readonly KitchenItem[], self: string, day: CalendarDate): CookAnswer =>
  rank(DISHES, { supplies: suppliesOf(items, { self, today: day, names: foodNames }) });

/** The titles of what is in one of the dishes that are shown. */
const offeredIn = ({ offers }: CookAnswer): string[] =>
  offers.slice(0, SHOWN_FIRST).flatMap(({ uses }) => uses.map(({ item }) => item.title));

/** What the person may eat and has its last day on that day. */
const lastOn = (items: readonly KitchenItem[], self: string, day: CalendarDate): string[] =>
  items
    .filter(({ belongsTo, keeping }) => (belongsTo === null || belongsTo === self) && !isFrozen(keeping))
    .filter(({ expiryDate }) => expiryDate !== null && daysLeft(expiryDate, day) === 0)
    .map(({ title }) => title);

const week = (): CalendarDate[] => Array.from({ length: WEEK_DAYS }, (_, days) => addDays(today, days));

test.each([
  [0, 'Ana'],
  [1, 'Ben'],
  [2, 'Chiara'],
])('nobody cooks for a week, and each food was offered by its last day: %i, %s', async (at) => {
  const who = await resident(at);
  const items = await foodOf(who);
  const offered = new Set<string>();
  let due = 0;
  for (const day of week()) {
    for (const title of offeredIn(cook(items, who.self, day))) offered.add(title);
    const last = lastOn(items, who.self, day);
    due += last.length;
    const without = last.filter((title) => !offered.has(title) && !(title in NOT_COOKED));
    expect({ day, without }).toEqual({ day, without: [] });
  }
  expect(due).toBeGreaterThan(10);
  expect(Object.keys(NOT_COOKED).filter((title) => offered.has(title))).toEqual([]);
});

test('Ana cooks the first dish every day, and what is still there was offered by its last day', async () => {
  const ana = await resident(0);
  const offered = new Set<string>();
  const cooked: string[] = [];
  for (const day of week()) {
    const items = await foodOf(ana);
    const answer = cook(items, ana.self, day);
    for (const title of offeredIn(answer)) offered.add(title);
    const without = lastOn(items, ana.self, day).filter(
      (title) => !offered.has(title) && !(title in NOT_COOKED),
    );
    expect({ day, without }).toEqual({ day, without: [] });
    const [dish] = answer.offers;
    if (!dish) continue;
    cooked.push(dish.dish.slug);
    await actsIn(ana.kitchen, ana.client)(...usedBy(dish).flatMap((row) => actOf(row) ?? []));
  }
  expect(cooked.length).toBeGreaterThanOrEqual(WEEK_DAYS - 1);
  expect(new Set(cooked).size).toBeGreaterThan(3);
});
