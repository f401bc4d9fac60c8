import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { Code } from '@crisper/domain/labels/code.ts';
import { expect, test } from 'vitest';
import type { Known } from '#kitchen/adding/row.ts';
import { nothingScanned, rowOf, type Scan, unnamed, withCode, withName } from './scanned.ts';

const today = calendarDate('2026-11-16');
const BEANS: Code = { kind: 'product', text: '5000169005279' };
const OAT_MILK: Code = { kind: 'product', text: '96385074' };
const oatMilk: Known = {
  title: 'Oat milk',
  image: null,
  category: 'Dairy',
  place: 'pantry',
  amount: 1000,
  unit: 'ml',
};
const dated = (date: string): Code => ({ kind: 'data', text: `010${BEANS.text}17${date}` });

const nameOf = (seen: string) => (seen === 'gtin:00000096385074' ? oatMilk : null);
const see = (scan: Scan, code: Code, nowMs: number) => withCode(scan, code, { today, nowMs, nameOf });
const named = (scan: Scan, title: string, nowMs = 0) => {
  const asked = unnamed(scan);
  return asked ? withName(scan, asked.pack, title, nowMs) : scan;
};
const rowsOf = ({ scanned }: Scan) => scanned.flatMap((one) => rowOf(one, today) ?? []);
const beans = named(see(nothingScanned, BEANS, 0), 'Beans');

test('what has no name is asked for, and is no food before', () => {
  const scan = see(nothingScanned, BEANS, 0);
  expect(unnamed(scan)?.pack.gtin).toBe('05000169005279');
  expect(rowsOf(scan)).toEqual([]);
  const seen = { as: 'gtin:05000169005279', times: 1 };
  expect(rowsOf(named(scan, 'Beans'))).toMatchObject([
    { title: { value: 'Beans' }, amount: null, date: null, seen },
  ]);
});

test('what the kitchen knows is as it was the last time, and nobody is asked', () => {
  const scan = see(nothingScanned, OAT_MILK, 0);
  expect(unnamed(scan)).toBeUndefined();
  expect(rowsOf(scan)).toMatchObject([
    {
      title: { value: 'Oat milk' },
      place: { value: 'pantry', certainty: 'guessed' },
      amount: { value: { amount: 1000, unit: 'ml' }, certainty: 'guessed' },
    },
  ]);
  expect(rowsOf(see(scan, OAT_MILK, 5000))).toMatchObject([
    { amount: { value: { amount: 2000, unit: 'ml' }, certainty: 'said' }, seen: { times: 2 } },
  ]);
});

test('a pack that stays before the camera counts once, and one that comes back later counts again', () => {
  const held = [500, 1500, 3000, 4900].reduce((scan, nowMs) => see(scan, BEANS, nowMs), beans);
  expect(held.scanned[0]?.count).toBe(1);
  expect(rowsOf(see(held, BEANS, 6900))).toMatchObject([
    { amount: { value: { amount: 2, unit: 'piece' }, certainty: 'said' } },
  ]);
});

test('the time that it takes to type a name makes no second pack', () => {
  const scan = named(see(nothingScanned, BEANS, 0), 'Beans', 9000);
  expect(see(scan, BEANS, 9100).scanned[0]?.count).toBe(1);
});

test('packs with other dates are foods of their own, and share the name', () => {
  const scan = see(named(see(nothingScanned, dated('261203'), 0), 'Beans'), dated('261210'), 10);
  expect(rowsOf(scan).map(({ title, date }) => [title.value, date?.value])).toEqual([
    ['Beans', { date: '2026-12-03', kind: 'use-by' }],
    ['Beans', { date: '2026-12-10', kind: 'use-by' }],
  ]);
});

test('a date that has passed is left to the person', () =>
  expect(rowsOf(named(see(nothingScanned, dated('261115'), 0), 'Beans'))).toMatchObject([{ date: null }]));

test('weights of packs add up', () => {
  const cheese: Code = { kind: 'data', text: `010${BEANS.text}3103000250` };
  const scan = see(named(see(nothingScanned, cheese, 0), 'Cheese'), cheese, 3000);
  expect(rowsOf(scan)[0]?.amount?.value).toEqual({ amount: 500, unit: 'g' });
});

test('a code that is of no use says why until the next one, and loses nothing', () => {
  const scan = see(beans, { kind: 'data', text: 'https://example.com' }, 10);
  expect(scan).toEqual({ scanned: beans.scanned, refusal: 'no-product' });
  expect(see(scan, BEANS, 20).refusal).toBeNull();
});
