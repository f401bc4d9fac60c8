import * as z from 'zod/mini';
import { filledIn, storable } from '#storable-text.ts';
import { NOTE_MAX_LENGTH } from './note.ts';

export const noteTextSchema = z
  .string('Please write a note')
  .check(
    z.trim(),
    filledIn('Please write a note'),
    z.maxLength(NOTE_MAX_LENGTH, `A note can have at most ${NOTE_MAX_LENGTH} characters`),
    storable,
  );

export const noteSchema = z.object({ text: z.string(), createdAt: z.iso.datetime() });
