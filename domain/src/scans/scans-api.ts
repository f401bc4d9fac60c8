import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { fault } from '#problem.ts';
import { filledIn, storable } from '#storable-text.ts';

/** Longer than any code on a pack. */
const CODE_MAX_LENGTH = 500;

/** What a scanner says of the pack before it. */
const SCAN_ACTS = ['added', 'eaten', 'opened', 'thrown-away'] as const;
export type ScanAct = (typeof SCAN_ACTS)[number];

/** How long the same code is the same pack, which is still before the scanner. */
export const SAME_SCAN_SECONDS = 1;

const scannedFoodSchema = z.object({
  id: z.uuid(),
  /** What is left. */
  amount: z.number(),
  unit: z.enum(UNITS),
  place: z.string(),
  /** Null where it keeps, or where nobody knows. */
  lastDay: z.nullable(calendarDateSchema),
  certainty: z.enum(['said', 'estimated', 'unknown']),
});

const scanDoneSchema = z.object({
  /** `already`: the same request was done before, or to the same end. */
  outcome: z.enum(['done', 'already', 'refused']),
  /** By which it can be undone. */
  event: z.uuid(),
  title: z.string(),
  /** As it is now; null once it is gone. */
  food: z.nullable(scannedFoodSchema),
  /** Why it was refused, or what else there is to say. */
  message: z.optional(z.string()),
});
export type ScanDone = z.output<typeof scanDoneSchema>;

/** What a scanner on the wall says, a part of the contract. */
export const scansApi = {
  scanCode: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/scans',
    summary:
      'Say by its code what happened to a pack: added, or of the food with that code that is due first, one pack eaten, opened or thrown away. The kitchen knows the code once food was added with it by a camera. A code counts once a second; the same Idempotency-Key counts once',
    access: 'kitchen-member',
    forPrograms: 'do',
    params: z.object({ kitchenId: kitchenIdSchema }),
    body: z.object({
      code: z
        .string(fault('scan_code_missing'))
        .check(
          filledIn(fault('scan_code_missing')),
          z.maxLength(CODE_MAX_LENGTH, fault('scan_code_useless')),
          storable,
        ),
      act: z.enum(SCAN_ACTS, fault('scan_act_unknown')),
    }),
    response: scanDoneSchema,
    usesToday: true,
  }),
} satisfies Record<string, Endpoint>;
