import { type Endpoint, endpoint } from '#endpoint.ts';
import { succeeded } from '#succeeded.ts';
import { contactFormSchema } from './contact-message.ts';

/** The endpoints about messages to the operator, a part of the contract. */
export const contactApi = {
  sendContactMessage: endpoint({
    method: 'POST',
    path: '/contact',
    summary: 'Write to the people who run the product',
    access: 'anyone',
    body: contactFormSchema,
    response: succeeded,
  }),
} satisfies Record<string, Endpoint>;
