import { calendarDate } from '@crisper/domain/calendar-date.ts';
import type { Code } from '@crisper/domain/items/scan/code.ts';
import { expect, test } from 'vitest';
import { nothingScanned, rowsOf, type Scan, unnamed, withCode, withTitle } from './scanned.ts';

const today = calendarDate('2026-11-16');
const BEANS: Code = { kind: 'product', text: '5000169005279' };
const dated = (date: string): Code => ({ kind: 'data', text: `010${BEANS.text}17${date}` });

const seen = (scan: Scan, code: Code, nowMs: number) => withCode(scan, code, { today, nowMs });
const named = (scan: Scan, title: string, nowMs = 0) => {
  const asked = unnamed(scan);
  return asked ? withTitle(scan, asked.pack, title, nowMs) : scan;
};
const beans = named(seen(nothingScanned, BEANS, 0), 'Beans');

test('what has no name is asked for, and is no food before', () => {
  const scan = seen(nothingScanned, BEANS, 0);
  expect(unnamed(scan)?.pack.gtin).toBe('05000169005279');
  expect(rowsOf(scan)).toEqual([]);
  expect(rowsOf(named(scan, 'Beans'))).toMatchObject([
    { title: { value: 'Beans' }, amount: null, date: null },
  ]);
});

test('a pack that stays before the camera counts once, and one that comes back later counts again', () => {
  const held = [500, 1500, 3000, 4900].reduce((scan, nowMs) => seen(scan, BEANS, nowMs), beans);
  expect(held.scanned[0]?.count).toBe(1);
  const again = seen(held, BEANS, 6900);
  expect(rowsOf(again)).toMatchObject([
    { amount: { value: { amount: 2, unit: 'piece' }, certainty: 'said' } },
  ]);
});

test('the time that it takes to type a name makes no second pack', () => {
  const scan = named(seen(nothingScanned, BEANS, 0), 'Beans', 9000);
  expect(seen(scan, BEANS, 9100).scanned[0]?.count).toBe(1);
});

test('packs with other dates are foods of their own, and share the name', () => {
  const scan = seen(named(seen(nothingScanned, dated('261203'), 0), 'Beans'), dated('261210'), 10);
  expect(rowsOf(scan).map(({ title, date }) => [title.value, date?.value])).toEqual([
    ['Beans', { date: '2026-12-03', kind: 'use-by' }],
    ['Beans', { date: '2026-12-10', kind: 'use-by' }],
  ]);
});

test('weights of packs add up', () => {
  const cheese: Code = { kind: 'data', text: `010${BEANS.text}3103000250` };
  const scan = seen(named(seen(nothingScanned, cheese, 0), 'Cheese'), cheese, 3000);
  expect(rowsOf(scan)[0]?.amount?.value).toEqual({ amount: 500, unit: 'g' });
});

test('a code that is of no use says why until the next one, and loses nothing', () => {
  const scan = seen(beans, { kind: 'data', text: 'https://example.com' }, 10);
  expect(scan).toEqual({ scanned: beans.scanned, refusal: 'no-product' });
  expect(seen(scan, BEANS, 20).refusal).toBeNull();
});
