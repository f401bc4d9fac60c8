import * as z from 'zod/mini';
import { fault } from '#problem.ts';
import { storable } from '#storable-text.ts';

const URL_MAX_LENGTH = 500;

/** Without a name and a password in it, and without a fragment. */
const PLAIN = /^https?:\/\/[^\s/?#@\\]+(?:[/?][^\s#]*)?$/i;

/** Where another program takes messages. Which hosts may be asked is known to the server alone. */
export const receiverUrlSchema = z
  .url({ protocol: /^https?$/, error: fault('receiver_invalid') })
  .check(
    z.maxLength(URL_MAX_LENGTH, fault('receiver_invalid')),
    z.regex(PLAIN, fault('receiver_invalid')),
    storable,
  );

/** What became of a message: the receiver took it, answered something else, or did not answer in time. */
export const sendOutcomeSchema = z.object({
  outcome: z.enum(['taken', 'refused', 'unreachable']),
  /** Of the response, if there was one. */
  status: z.nullable(z.int()),
});
export type SendOutcome = z.output<typeof sendOutcomeSchema>;

/** A status of 0 is no response. */
export function sendOutcome(status: number): SendOutcome {
  if (status === 0) return { outcome: 'unreachable', status: null };
  return { outcome: status >= 200 && status < 300 ? 'taken' : 'refused', status };
}
