import { expect, test } from 'vitest';
import { finds } from './search.ts';

test.each([
  ['creme', 'Crème fraîche'],
  ['crème', 'Creme fraiche'],
  ['kase', 'Käse'],
  ['kaese', 'Käse'],
  ['käse', 'Kaese'],
  ['KÄSE', 'Ziegenkäse'],
  ['oeuf', 'Œufs'],
  ['œuf', 'Oeufs'],
  ['weisswurst', 'Weißwurst'],
  ['Weiß', 'Weisswurst'],
  ['aebler', 'Æbler'],
  ['smor', 'Smør'],
  ['smoer', 'Smør'],
  ['ap', 'Zwei Äpfel'],
  ['दूध', 'ताजा दूध'],
])('%s finds %s', (search, title) => {
  expect(finds(search, title)).toBe(true);
});

test.each([
  ['se', 'Käse'],
  ['kaese', 'Kase'],
  ['दध', 'दूध'],
])('%s does not find %s', (search, title) => {
  expect(finds(search, title)).toBe(false);
});
