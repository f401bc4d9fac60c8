import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { told } from '#testing/in-words.ts';
import { canSubmitNote } from './note.ts';
import { noteTextSchema } from './note-schema.ts';

test.each([
  ['the owner can submit', 'opened on Monday', true, true],
  ['the owner cannot submit', ' \n\t ', true, false],
  ['the owner cannot submit', '', true, false],
  ['nobody else can submit', 'opened on Monday', false, false],
  ['nobody else can submit', '', false, false],
])('%s %j', (_, text, isOwner, expected) => {
  expect(canSubmitNote(text, isOwner)).toBe(expected);
});

test.each([
  ['', 'Please write a note'],
  [' \n ', 'Please write a note'],
  [null, 'Please write a note'],
])('%j is no note', (text, message) => expect(told(noteTextSchema, text)).toEqual([{ field: '', message }]));

test('a note is kept as written, without the blanks around it', () => {
  expect(z.parse(noteTextSchema, '  opened\non Monday ')).toBe('opened\non Monday');
});

test('a note can have 2000 characters and no more', () => {
  expect(told(noteTextSchema, 'x'.repeat(2000))).toEqual([]);
  expect(told(noteTextSchema, 'x'.repeat(2001))).toEqual([
    { field: '', message: 'A note can have at most 2000 characters' },
  ]);
});
