import { expect, test } from 'vitest';
import { check } from '#validation.ts';
import { contactMessageSchema } from './contact-message.ts';

const hello = { name: 'Ana', email: 'ana@example.com', message: 'Hello' };

test('a message with a name and an email can be sent', () => {
  expect(check(contactMessageSchema, hello)).toEqual([]);
});

test.each([{}, { name: ' ', email: '', message: '\n' }])('%j lacks all three, told in order', (entered) => {
  expect(check(contactMessageSchema, entered)).toEqual([
    { field: 'name', message: 'Please enter your name' },
    { field: 'email', message: 'Invalid email address.' },
    { field: 'message', message: 'Please enter a message' },
  ]);
});

test('a message can have 5000 characters and no more', () => {
  expect(check(contactMessageSchema, { ...hello, message: 'x'.repeat(5000) })).toEqual([]);
  expect(check(contactMessageSchema, { ...hello, message: 'x'.repeat(5001) })).toEqual([
    { field: 'message', message: 'A message can have at most 5000 characters' },
  ]);
});
