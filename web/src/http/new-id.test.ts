import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('an id is a UUID of version 7', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('an id begins with the time in milliseconds', () => {
  expect(newId(0x0123456789ab)).toMatch(/^01234567-89ab-/);
});

test('ids sort by the time they were made', () => {
  const ids = [1, 255, 256, 65_536, 4_294_967_296, Date.now()].map(newId);
  expect(ids.toSorted()).toEqual(ids);
});

test('no two ids are the same', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newId())).size).toBe(1000);
});
