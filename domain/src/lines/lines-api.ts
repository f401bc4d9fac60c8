import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { fault } from '#problem.ts';
import { filledIn, storable } from '#storable-text.ts';

/** A shopping bag, said at once. */
const LINE_MAX_LENGTH = 2000;

const addedFoodSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  amount: z.number(),
  unit: z.enum(UNITS),
  place: z.string(),
  /** Null where it keeps, or where nobody knows. */
  lastDay: z.nullable(calendarDateSchema),
  certainty: z.enum(['said', 'estimated', 'unknown']),
  /** What was read and may be meant otherwise, as sentences. */
  doubts: z.array(z.string()),
  outcome: z.enum(['done', 'already', 'refused']),
  /** Why it was refused. */
  message: z.optional(z.string()),
});
export type AddedFood = z.output<typeof addedFoodSchema>;

const linesAddedSchema = z.object({
  added: z.array(addedFoodSchema),
  /** What of the text is no food. */
  skipped: z.array(z.string()),
});

/** What programs say in words, a part of the contract. */
export const linesApi = {
  addLines: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/lines',
    summary:
      'Put food into a kitchen as a person would type it, such as "2 l milk until Friday"; answers what was understood and what is doubtful. The same Idempotency-Key adds once',
    access: 'kitchen-member',
    forPrograms: 'do',
    params: z.object({ kitchenId: kitchenIdSchema }),
    body: z.object({
      text: z
        .string(fault('title_missing'))
        .check(
          filledIn(fault('title_missing')),
          z.maxLength(LINE_MAX_LENGTH, fault('title_too_long', { most: LINE_MAX_LENGTH })),
          storable,
        ),
    }),
    response: linesAddedSchema,
    usesToday: true,
  }),
} satisfies Record<string, Endpoint>;
