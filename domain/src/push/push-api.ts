import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { succeeded } from '#succeeded.ts';
import { actOnNoticeSchema } from './notice-act.ts';
import { pushEndpointSchema, pushSubscriptionSchema } from './push-subscription.ts';

/** The endpoints about notices on a person's devices, a part of the contract. */
export const pushApi = {
  getPushKey: endpoint({
    method: 'GET',
    path: '/push/key',
    summary: 'Give the key with which a browser subscribes to notices (RFC 8292)',
    access: 'signed-in',
    response: z.object({ key: z.string() }),
  }),
  subscribeDevice: endpoint({
    method: 'POST',
    path: '/push/subscriptions',
    summary:
      'Send notices to this device from now on; it then belongs to the caller alone, and to this session',
    access: 'signed-in',
    body: pushSubscriptionSchema,
    response: succeeded,
  }),
  unsubscribeDevice: endpoint({
    method: 'DELETE',
    path: '/push/subscriptions',
    summary: 'Send no more notices to this device; sending none already succeeds',
    access: 'signed-in',
    body: pushEndpointSchema,
    response: succeeded,
  }),
  actOnNotice: endpoint({
    method: 'POST',
    path: '/push/act',
    summary:
      'Do what a button of a notice says, with the token of the notice: that its food was eaten, or to tell of it again tomorrow',
    access: 'anyone',
    body: actOnNoticeSchema,
    response: succeeded,
  }),
} satisfies Record<string, Endpoint>;
