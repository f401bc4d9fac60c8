import { expect, test } from 'vitest';
import { ledTo } from './led-to.ts';

test.each([
  ['reads another language', 'de', { language: 'en', hasChosen: false }, 'de'],
  ['reads English', 'en', { language: 'fr', hasChosen: false }, 'en'],
  ['is there already', 'de', { language: 'de', hasChosen: false }, null],
  ['chose a language in this browser', 'de', { language: 'en', hasChosen: true }, null],
  ['never said a language', null, { language: 'en', hasChosen: false }, null],
] as const)('who signs in and %s', (_, language, browser, expected) => {
  expect(ledTo({ language }, browser)).toBe(expected);
});
