import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { sendOutcomeSchema } from '#receivers/receiver.ts';
import { succeeded } from '#succeeded.ts';
import { ntfyTopicSchema } from './ntfy-topic.ts';

/** The endpoints about notices by ntfy, a part of the contract. */
export const ntfyApi = {
  setNtfyTopic: endpoint({
    method: 'PUT',
    path: '/account/reminders/ntfy',
    summary:
      'Send reminders to a topic of ntfy from now on, or with null to none; the topic is on the internet and begins with https, or is on a host that the operator lists',
    access: 'signed-in',
    body: z.object({ url: z.nullable(ntfyTopicSchema) }),
    response: succeeded,
  }),
  tryNtfyTopic: endpoint({
    method: 'POST',
    path: '/account/reminders/ntfy/try',
    summary: 'Send a notice to the topic of the caller now, and tell what became of it',
    access: 'signed-in',
    response: sendOutcomeSchema,
  }),
} satisfies Record<string, Endpoint>;
