import { expect, test } from 'vitest';
import { told } from '#testing/in-words.ts';
import { ZONES } from './testing/dates.ts';
import { timeZoneSchema, UTC } from './time-zone.ts';

test.each([...ZONES, UTC, 'europe/berlin', 'Etc/GMT+5'])('%s is a time zone', (name) => {
  expect(told(timeZoneSchema, name)).toEqual([]);
});

test.each(['', '+05:30', 'Europe/Atlantis', 'UTC\0', 'Europe/Berlin\r\nX: y', 'A'.repeat(65)])(
  '%j is no time zone',
  (name) =>
    expect(told(timeZoneSchema, name)).toEqual([{ field: '', message: 'This time zone is not known' }]),
);

test('zones are told apart however many names were tried before', () => {
  const spellings = Array.from({ length: 2 ** 12 }, (_, bits) =>
    [...'europe/berlin'].map((letter, at) => (bits & (1 << at) ? letter.toUpperCase() : letter)).join(''),
  );
  expect(spellings.filter((name) => told(timeZoneSchema, name).length > 0)).toEqual([]);
  expect(told(timeZoneSchema, 'Europe/Atlantis')).toHaveLength(1);
});
