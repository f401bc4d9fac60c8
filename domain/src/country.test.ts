import { expect, test } from 'vitest';
import { countryOfZone, likelyCurrency } from './country.ts';

test.each([
  ['Europe/Berlin', 'DE'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['America/Chicago', 'US'],
  ['UTC', null],
])('the clocks of %s run in %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

test.each([
  ['en-GB', 'Europe/London', 'GBP'],
  ['en-US', 'Europe/Berlin', 'EUR'],
  ['en-IN', 'Asia/Kolkata', 'INR'],
  ['de-CH', 'UTC', 'CHF'],
  ['is-IS', 'Atlantic/Reykjavik', 'ISK'],
])('who reads %s in %s pays in %s', (locale, zone, currency) => {
  expect(likelyCurrency(locale, zone)).toBe(currency);
});
