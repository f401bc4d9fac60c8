import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { ANA, stored, TODAY } from '@crisper/domain/cook/kitchens.fixture.ts';
import { expect, test } from 'vitest';
import { type Cooking, cookApart } from './cook-apart.ts';

type Kitchen = Parameters<typeof cookApart>[0];

const WORDS = ['milk', 'chicken', 'spinach', 'rice', 'cheddar', 'tofu', 'carrots', 'bread', 'beans', 'leek'];
const LINE = `${WORDS.map((word) => `${word} or tofu and some salt`).join(', ')}`.slice(0, 199);

/** As full of recipes as an assistant reads, each as long as it may be. */
const kitchenWith = (recipes: number, self = 'ana'): Kitchen => ({
  id: crypto.randomUUID(),
  self,
  language: 'en',
  today: calendarDate('2026-03-10'),
  changes: {
    version: 1,
    reset: true,
    items: [],
    gone: [],
    shopping: null,
    cookbook: {
      recipes: Array.from({ length: recipes }, (_, at) => ({
        ...{ _id: crypto.randomUUID(), title: `Stew ${at}`, servings: 4, minutes: 20, source: null },
        ...{ lines: Array.from({ length: 60 }, () => LINE), steps: ['Cook it.'], addedBy: null },
      })),
      foodNames: [],
      assumed: [],
      planned: [],
    },
  } as never,
});

test('while dishes are looked for in a kitchen full of long recipes, others are served', async () => {
  let outcome: Cooking | null | undefined;
  const asked = cookApart(kitchenWith(100), 1000).then((found) => {
    outcome = found;
  });
  let served = 0;
  for (; outcome === undefined; served++) await new Promise((resolve) => setImmediate(resolve));
  await asked;
  expect(served).toBeGreaterThan(10);
});

test('what takes too long is given up, and the next is answered', async () => {
  expect(await cookApart(kitchenWith(100), 1)).toBeNull();
  expect(await cookApart(kitchenWith(1), 60_000)).toEqual({ hasToGo: [], dishes: expect.any(Array) });
});

test('an account that asks much at once waits for itself, and another person for one question at most', async () => {
  const order: string[] = [];
  const ask = (self: string) => cookApart(kitchenWith(0, self), 60_000).then(() => order.push(self));
  await Promise.all(['ana', 'ana', 'ana', 'ben'].map(ask));
  expect(order).toEqual(['ana', 'ben', 'ana', 'ana']);
});

test('recipes are read in the language of the person', async () => {
  const kitchen = kitchenWith(1, ANA);
  const recipes = (kitchen.changes.cookbook?.recipes ?? []).map((recipe) => ({
    ...{ ...recipe, title: 'Suppe', steps: ['Alles 20 Minuten kochen.'] },
    lines: ['1,5 kg Möhren, geschält', '1 Dose Kokosmilch'],
  }));
  const found = await cookApart(
    {
      ...{ ...kitchen, today: TODAY, language: 'de' },
      changes: {
        ...{ ...kitchen.changes, items: [stored('Möhren', 0, 2000, 'g')] },
        cookbook: { recipes, gone: [], foodNames: [], assumed: [], planned: [] },
      },
    },
    60_000,
  );
  expect(found?.dishes.find(({ title }) => title === 'Suppe')).toMatchObject({
    uses: [{ title: 'Möhren' }],
    missing: ['Kokosmilch'],
  });
});
