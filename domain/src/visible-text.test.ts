import { expect, test } from 'vitest';
import { displayNameSchema } from '#accounts/forms.ts';
import { contactFormSchema } from '#contact/contact-message.ts';
import { newItemSchema } from '#items/add-food.ts';
import { canSubmitNote } from '#items/note.ts';
import { noteTextSchema } from '#items/note-schema.ts';
import { itemUpdateSchema } from '#items/update-food.ts';
import { inWords } from '#testing/in-words.ts';
import { check } from '#validation.ts';
import { isVisible } from './visible-text.ts';

const INVISIBLE: [what: string, text: string][] = [
  ['nothing', ''],
  ['blanks', ' \t\n\u00a0\u2003\u3000'],
  ['zero-width spaces and joiners', '\u200b\u200c\u200d\u2060\ufeff'],
  ['marks of direction', '\u200e\u200f\u202e\u2066\u061c'],
  ['a soft hyphen', '\u00ad'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['a Braille cell without dots', '\u2800'],
  ['a note without a head', '\u{1d159}'],
  ['variation selectors and tags', '\ufe0f\u{e0100}\u{e0041}'],
  ['accents without letters', '\u0301\u034f'],
  ['a Mongolian vowel separator', '\u180e'],
  ['control characters', '\u0001\u0085\u001b'],
];

test.each(INVISIBLE)('%s cannot be seen', (_, text) => expect(isVisible(text)).toBe(false));

test.each([
  'a',
  '牛奶',
  'ミルク',
  'حليب',
  'นม',
  '👨‍👩‍👧',
  '7',
  '½',
  '.',
  '\u200fחלב',
  'x\u00ady',
  '🥛',
  '\u2801',
])('%j can be seen', (text) => expect(isVisible(text)).toBe(true));

test.each(INVISIBLE)('no text that is asked for can be %s', (_, text) => {
  const message = (schema: Parameters<typeof check>[0], input: unknown, field: string) =>
    inWords(check(schema, input)).find((problem) => problem.field === field)?.message;
  expect(message(newItemSchema, { title: text }, 'title')).toBe('Please enter the Food Title');
  expect(message(itemUpdateSchema, { title: text }, 'title')).toBe('Title is required');
  expect(message(displayNameSchema, text, '')).toBe('Please enter your name');
  expect(message(noteTextSchema, text, '')).toBe('Please write a note');
  expect(message(contactFormSchema, { message: text }, 'message')).toBe('Please enter a message');
  expect(canSubmitNote(text, true)).toBe(false);
});
