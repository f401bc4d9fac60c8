import * as z from 'zod/mini';
import { fault } from './problem.ts';
import { isVisible } from './visible-text.ts';

/** The database's text holds neither U+0000 nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** For every text that a person writes freely. */
export const storable = z.refine<string>(isStorable, fault('not_storable'));

/** For every text that is required. */
export const filledIn = (required: string) => z.refine<string>(isVisible, required);
