import * as z from 'zod/mini';
import { fault } from '#problem.ts';
import { filledIn, storable } from '#storable-text.ts';
import { NOTE_MAX_LENGTH } from './note.ts';

const missing = fault('note_missing');

export const noteTextSchema = z
  .string(missing)
  .check(
    z.trim(),
    filledIn(missing),
    z.maxLength(NOTE_MAX_LENGTH, fault('note_too_long', { most: NOTE_MAX_LENGTH })),
    storable,
  );

export const noteSchema = z.object({ text: z.string(), createdAt: z.iso.datetime() });
