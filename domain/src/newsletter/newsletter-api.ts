import * as z from 'zod/mini';
import { emailSchema } from '#email.ts';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { succeeded } from '#succeeded.ts';

const linkTokenSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** The endpoints about the weekly letter, a part of the contract. */
export const newsletterApi = {
  subscribe: endpoint({
    method: 'POST',
    path: '/newsletter',
    summary: 'Ask for the letter; a mail to the address asks whether it was meant',
    access: 'anyone',
    body: z.object({ email: emailSchema }),
    response: succeeded,
    usesToday: true,
  }),
  confirmSubscription: endpoint({
    method: 'POST',
    path: '/newsletter/confirm',
    summary: 'Confirm, with the token of the link in that mail',
    access: 'anyone',
    body: z.object({ token: linkTokenSchema }),
    response: succeeded,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/newsletter/unsubscribe/:token',
    summary: 'Get no more letters (RFC 8058); being gone already succeeds',
    access: 'anyone',
    params: z.object({ token: linkTokenSchema }),
    response: succeeded,
  }),
} satisfies Record<string, Endpoint>;
