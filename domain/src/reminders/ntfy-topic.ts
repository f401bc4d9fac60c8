import * as z from 'zod/mini';
import { fault } from '#problem.ts';
import { receiverUrlSchema } from '#receivers/receiver.ts';

/** A server and the name of a topic, and nothing else. */
const TOPIC = /^https?:\/\/[^/?]+\/[-\w]{1,64}$/i;

/** Where ntfy takes notices for a person: whoever knows it can read them. */
export const ntfyTopicSchema = receiverUrlSchema.check(z.regex(TOPIC, fault('ntfy_topic_invalid')));

/** The topic by which a person is reminded. */
export const chosenTopicSchema = z.object({
  url: z.string(),
  /** What became of the last notice. */
  state: z.enum(['untried', 'reached', 'failed']),
});
export type ChosenTopic = z.output<typeof chosenTopicSchema>;
