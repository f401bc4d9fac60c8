import { expect, test } from 'vitest';
import { quotedTitle, unlinked } from './plain-words.ts';

test.each([
  ['evil.com/x', 'evil. com/x'],
  ['https://evil.example/a.b', 'https:// evil. example/a. b'],
  ['www.evil.co.uk', 'www. evil. co. uk'],
  ['write to a@evil.com', 'write to a@evil. com'],
  ['evil。com evil．com evil｡com', 'evil。 com evil． com evil｡ com'],
  ['пример.рф', 'пример. рф'],
  ['evil.4u.com', 'evil.4u. com'],
  ['http://1.2.3.4/x', 'http:// 1.2.3.4/x'],
  ['Milk 3.5% of Dr. Oetker, 1.5l', 'Milk 3.5% of Dr. Oetker, 1.5l'],
  ['Good through today. Eat it first.', 'Good through today. Eat it first.'],
])('%s is written as %s, which no mail program makes a link of', (words, expected) => {
  expect(unlinked(words)).toBe(expected);
});

test.each([
  ['Milk', '“Milk”'],
  ['Milk\nSubject: you have won', '“Milk Subject: you have won”'],
  ['evil.com', '“evil. com”'],
  ['x'.repeat(61), `“${'x'.repeat(59)}…”`],
  ['🥛'.repeat(60), `“${'🥛'.repeat(60)}”`],
])('in a subject the title %j is %s', (title, expected) => {
  expect(quotedTitle(title, 'en')).toBe(expected);
});

test('other languages have marks of their own', () => {
  expect([quotedTitle('Milk', 'de'), quotedTitle('Milk', 'fr')]).toEqual(['„Milk“', '«\u202fMilk\u202f»']);
});
