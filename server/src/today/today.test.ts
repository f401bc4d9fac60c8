import { readFile } from 'node:fs/promises';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchenTodaySchema } from '@crisper/domain/today/kitchen-today.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keyOf } from '#testing/keys.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Fields = Record<string, unknown>;

async function put(kitchen: KitchenId, foods: Fields[]): Promise<void> {
  const intents = foods.map((food) => {
    const fields = { amount: 1, unit: 'piece', place: 'fridge', category: 'Others', ...food };
    return { id: crypto.randomUUID(), kind: 'addItem', item: { id: crypto.randomUUID(), ...fields } };
  });
  const answer = await (await server.as(ANA)).send('POST', `/kitchens/${kitchen}/intents`, { intents });
  const outcomes = answer.json().results.map(({ outcome }: { outcome: string }) => outcome);
  if (outcomes.some((outcome: string) => outcome !== 'done')) throw new Error(answer.body);
}

async function ask(kitchen: KitchenId, headers: Record<string, string> = {}) {
  const key = await keyOf(server, ANA, { scope: 'look', kitchenId: kitchen });
  return server.withToken(key).get(`/kitchens/${kitchen}/today`, headers);
}

test('a display learns what to eat first, and what of it is a guess', async () => {
  const flat = await startKitchen(server, ANA);
  await put(flat, [
    { title: 'Mince', labelDate: inDays(-1), dateKind: 'use-by' },
    { title: 'Yoghurt', labelDate: inDays(-2), dateKind: 'best-before' },
    { title: 'Milk', labelDate: inDays(0), dateKind: 'best-before' },
    { title: 'Leek', labelDate: inDays(3), dateKind: 'estimate' },
    { title: 'Rice', labelDate: null },
  ]);
  const answer = await ask(flat);
  expect(answer.statusCode, answer.body).toBe(200);
  const today = z.parse(kitchenTodaySchema, answer.json());
  expect(today.counts).toEqual({ total: 5, pastDate: 2, lastDay: 1, soon: 1 });
  expect(today.next?.title).toBe('Milk');
  expect(
    today.eatFirst.map(({ title, certainty, advice, text }) => [title, certainty, advice, text]),
  ).toEqual([
    ['Yoghurt', 'said', 'look-smell-taste', 'expired 2 days ago; look, smell, taste'],
    ['Mince', 'said', 'do-not-eat', 'expired yesterday; do not eat'],
    ['Milk', 'said', null, 'today is the last day'],
    ['Leek', 'estimated', null, 'about: in 3 days, guessed'],
  ]);
  expect(today.shopping).toEqual({ open: 0, toGet: [] });
});

test('the list is what is not got yet, and what stands there twice is one', async () => {
  const flat = await startKitchen(server, ANA);
  const entry = (title: string, more: Fields = {}) => ({
    ...{ id: crypto.randomUUID(), kind: 'addEntry' },
    entry: { id: crypto.randomUUID(), title, ...more },
  });
  const got = entry('Salt');
  const intents = [
    entry('Milk', { amount: 500, unit: 'ml' }),
    entry('milk', { amount: 1000, unit: 'ml' }),
    entry('Bread'),
    got,
    { id: crypto.randomUUID(), kind: 'tickEntry', entryId: got.entry.id, got: true },
  ];
  const answer = await (await server.as(ANA)).send('POST', `/kitchens/${flat}/intents`, { intents });
  expect(answer.statusCode, answer.body).toBe(200);
  expect((await ask(flat)).json().shopping).toEqual({
    open: 2,
    toGet: [
      { title: 'Milk', amount: 1500, unit: 'ml', text: 'Milk, 1.5 l' },
      { title: 'Bread', amount: null, unit: null, text: 'Bread' },
    ],
  });
});

test('what was not changed is not sent again', async () => {
  const flat = await startKitchen(server, ANA);
  const { etag = '' } = (await ask(flat)).headers;
  expect((await ask(flat, { 'if-none-match': etag })).statusCode).toBe(304);
  await put(flat, [{ title: 'Milk', labelDate: inDays(1) }]);
  expect((await ask(flat, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('the header says whose today it is, else the kitchen does', async () => {
  const flat = await startKitchen(server, ANA);
  await server.db
    .updateTable('kitchens')
    .set({ time_zone: 'Pacific/Kiritimati' as never })
    .where('id', '=', flat)
    .execute();
  const [there, elsewhere] = [await ask(flat), await ask(flat, { 'time-zone': 'Pacific/Pago_Pago' })];
  expect(there.json().today > elsewhere.json().today).toBe(true);
  expect((await ask(flat, { 'time-zone': 'Mars' })).statusCode).toBe(422);
});

test('it stays small in a full kitchen with long titles', async () => {
  const flat = await startKitchen(server, ANA);
  await put(
    flat,
    Array.from({ length: 60 }, (_, at) => ({ title: '菜'.repeat(190), labelDate: inDays(at - 20) })),
  );
  const intents = Array.from({ length: 60 }, (_, at) => ({
    ...{ id: crypto.randomUUID(), kind: 'addEntry' },
    entry: { id: crypto.randomUUID(), title: `${at} ${'菜'.repeat(90)}` },
  }));
  await (await server.as(ANA)).send('POST', `/kitchens/${flat}/intents`, { intents });
  const answer = await ask(flat);
  expect(Buffer.byteLength(answer.body)).toBeLessThan(8000);
  expect(answer.json().eatFirst.length).toBeGreaterThan(3);
  expect(answer.json().shopping.toGet.length).toBeGreaterThan(5);
  expect(answer.json().shopping.open).toBe(60);
  expect(answer.json().counts.total).toBe(60);
  expect(answer.json().next.daysLeft).toBe(0);
});

test('the package for Home Assistant shows what there is, and names what its reader has to write down', async () => {
  const read = (file: string) => readFile(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');
  const [file, guide] = await Promise.all([read('home-assistant/crisper.yaml'), read('integrations.md')]);
  const flat = await startKitchen(server, ANA);
  await put(flat, [{ title: 'Milk', labelDate: inDays(0) }]);
  const today = (await ask(flat)).json();
  const shown = [...file.matchAll(/value_json\.([\w.]+)/g)].map(([, path = '']) => path);
  expect(shown).toContain('counts.lastDay');
  for (const path of shown) expect(today, path).toHaveProperty(path);
  const attributes = /json_attributes: \[(.*)\]/.exec(file)?.[1]?.split(', ');
  expect(Object.keys(today)).toEqual(expect.arrayContaining(attributes ?? ['none']));
  const secrets = new Set([...file.matchAll(/!secret (\w+)/g)].map(([, name]) => name));
  expect([...secrets].sort()).toEqual(['crisper_key', 'crisper_lines', 'crisper_today']);
  for (const name of secrets)
    for (const text of [file, guide]) expect(text).toMatch(new RegExp(`^[# ]+${name}: \\S`, 'm'));
});
