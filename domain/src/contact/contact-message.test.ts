import { expect, test } from 'vitest';
import { told } from '#testing/in-words.ts';
import { contactFormSchema, seemsAutomatic } from './contact-message.ts';

const hello = { name: 'Ana', email: 'ana@example.com', message: 'Hello' };

test('a message with a name and an email can be sent', () => {
  expect(told(contactFormSchema, hello)).toEqual([]);
});

test.each([{}, { name: ' ', email: '', message: '\n' }])('%j lacks all three, told in order', (entered) => {
  expect(told(contactFormSchema, entered)).toEqual([
    { field: 'name', message: 'Please enter your name' },
    { field: 'email', message: 'Invalid email address.' },
    { field: 'message', message: 'Please enter a message' },
  ]);
});

test('a message can have 5000 characters and no more', () => {
  expect(told(contactFormSchema, { ...hello, message: 'x'.repeat(5000) })).toEqual([]);
  expect(told(contactFormSchema, { ...hello, message: 'x'.repeat(5001) })).toEqual([
    { field: 'message', message: 'A message can have at most 5000 characters' },
  ]);
});

test.each([
  ['somebody who took a while', { openForMs: 2000 }, false],
  ['a program that was too quick', { openForMs: 1999 }, true],
  ['a program that fills in everything', { openForMs: 60_000, website: 'https://spam.example' }, true],
  ['a program that never saw the page', {}, true],
])('a message may be from %s', (_, signs, expected) => {
  expect(seemsAutomatic({ ...hello, ...signs })).toBe(expected);
});
