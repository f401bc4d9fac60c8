import type * as z from 'zod/mini';
import { isVisible } from '#visible-text.ts';
import type { noteSchema } from './note-schema.ts';

export type Note = z.output<typeof noteSchema>;

export const NOTE_MAX_LENGTH = 2000;

/** Only the owner may write one, and it must not be empty. */
export function canSubmitNote(text: string, isOwner: boolean): boolean {
  return isOwner && isVisible(text);
}
