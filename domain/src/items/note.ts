import * as z from 'zod/mini';
import { storable } from '#storable-text.ts';

export const NOTE_ROWS = 4;
export const NOTE_MAX_LENGTH = 2000;

export const noteTextSchema = z
  .string('Please write a note')
  .check(
    z.trim(),
    z.minLength(1, 'Please write a note'),
    z.maxLength(NOTE_MAX_LENGTH, `A note can have at most ${NOTE_MAX_LENGTH} characters`),
    storable,
  );

export const noteSchema = z.object({ text: z.string(), createdAt: z.iso.datetime() });
export type Note = z.output<typeof noteSchema>;

/** Only the owner may write, and only something. */
export function canSubmitNote(text: string, isOwner: boolean): boolean {
  return isOwner && text.trim() !== '';
}
