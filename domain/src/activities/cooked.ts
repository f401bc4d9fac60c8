import * as z from 'zod/mini';
import { fault } from '#problem.ts';
import { filledIn, storable } from '#storable-text.ts';

const DISH_TITLE_MAX_LENGTH = 120;

const idInvalid = fault('dish_unknown');
const titleMissing = fault('dish_title_missing');

/** The dish for which food was used, from which it is left, or for which it is to be got. */
export const cookedSchema = z.object({
  /** Says where the dish comes from and which one it is: `dish:frittata`. It may be gone by now. */
  id: z.string(idInvalid).check(z.regex(/^[a-z0-9:-]{1,80}$/, idInvalid)),
  /** As it was called at that time. */
  title: z
    .string(titleMissing)
    .check(
      z.trim(),
      filledIn(titleMissing),
      z.maxLength(DISH_TITLE_MAX_LENGTH, fault('dish_title_too_long', { most: DISH_TITLE_MAX_LENGTH })),
      storable,
    ),
});
export type Cooked = z.output<typeof cookedSchema>;
