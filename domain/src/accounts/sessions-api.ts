import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { succeeded } from '#succeeded.ts';
import { openSessionSchema } from './open-session.ts';
import { signInWaySchema } from './sign-in-way.ts';

/** The endpoints about where and how a person is signed in. Apart from those about accounts, which every page loads. */
export const sessionsApi = {
  listSessions: endpoint({
    method: 'GET',
    path: '/account/sessions',
    summary: 'List the browsers in which the caller is signed in, the last used first',
    access: 'signed-in',
    response: z.array(openSessionSchema),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/account/sessions/:sessionId',
    summary: 'Sign out there, and show no more notices there; being signed out already succeeds',
    access: 'signed-in',
    params: z.object({ sessionId: z.uuid() }),
    response: succeeded,
  }),
  listSignInWays: endpoint({
    method: 'GET',
    path: '/account/sign-in-ways',
    summary: 'List how the caller can sign in: with the password, and through other providers',
    access: 'signed-in',
    response: z.array(signInWaySchema),
  }),
} satisfies Record<string, Endpoint>;
