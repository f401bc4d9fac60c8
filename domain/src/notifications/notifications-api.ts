import * as z from 'zod/mini';
import { emailSchema } from '#email.ts';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { succeeded } from '#succeeded.ts';
import { notificationSchema } from './notification.ts';

/** The endpoints about the notifications, a part of the contract. */
export const notificationsApi = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/notifications/:email',
    summary: 'Tell the person what expires soon, what just did, and who finished what was theirs',
    access: 'self',
    params: z.object({ email: emailSchema }),
    response: z.array(notificationSchema),
    usesToday: true,
  }),
  markNotificationsSeen: endpoint({
    method: 'PUT',
    path: '/notifications/:email/seen',
    summary: 'Remember that the person has seen what there is to tell today',
    access: 'self',
    params: z.object({ email: emailSchema }),
    response: succeeded,
    usesToday: true,
  }),
} satisfies Record<string, Endpoint>;
