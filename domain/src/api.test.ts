import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

const calls = Object.entries<Endpoint>(api);
const callsFor = (access: Endpoint['access']) => calls.filter(([, call]) => call.access === access);

function fieldsOf(schema: z.core.$ZodType | undefined): [string, z.core.$ZodType][] {
  return schema instanceof z.ZodMiniObject ? Object.entries<z.core.$ZodType>(schema.shape) : [];
}

function namesIn(schema: z.core.$ZodType | undefined): string[] {
  return fieldsOf(schema).map(([name]) => name);
}

test.each([
  ['POST /verify-token', 'anyone'],
  ['GET /items', 'anyone'],
  ['GET /items/summary', 'anyone'],
  ['GET /items/:itemId', 'anyone'],
  ['POST /items', 'signed-in'],
  ['PUT /items/:itemId', 'owner'],
  ['DELETE /items/:itemId', 'owner'],
  ['PATCH /items/:itemId/note', 'owner'],
  ['DELETE /items/:itemId/note', 'owner'],
  ['GET /my-items', 'self'],
  ['GET /notifications/:email', 'self'],
  ['GET /activities', 'anyone'],
  ['GET /kitchens', 'signed-in'],
  ['POST /kitchens', 'signed-in'],
  ['GET /kitchens/:kitchenId', 'kitchen-guest'],
  ['PATCH /kitchens/:kitchenId', 'kitchen-owner'],
  ['DELETE /kitchens/:kitchenId', 'kitchen-owner'],
  ['GET /kitchens/:kitchenId/members', 'kitchen-guest'],
  ['PATCH /kitchens/:kitchenId/members/:accountId', 'kitchen-owner'],
  ['DELETE /kitchens/:kitchenId/members/:accountId', 'kitchen-guest'],
  ['POST /kitchens/:kitchenId/invitations', 'kitchen-owner'],
  ['GET /kitchens/:kitchenId/invitations', 'kitchen-owner'],
  ['DELETE /kitchens/:kitchenId/invitations/:invitationId', 'kitchen-owner'],
  ['POST /invitations/look', 'anyone'],
  ['POST /invitations/accept', 'signed-in'],
])('%s is for %s', (address, access) => {
  const found = calls.filter(([, { method, path }]) => `${method} ${path}` === address);
  expect(found.map(([, call]) => call.access)).toEqual([access]);
});

test('no two calls share an address', () => {
  const addresses = calls.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('anyone may sign in or out, look at an invitation, tick a list that was shared with them, use a link or notice of ours, write to us and get the newsletter, and write nothing else', () => {
  const writes = callsFor('anyone').filter(([, { method }]) => method !== 'GET');
  expect(writes.map(([name]) => name).sort()).toEqual([
    'actOnNotice',
    'confirmPasswordReset',
    'confirmSubscription',
    'login',
    'logout',
    'lookAtInvitation',
    'lookAtSharedList',
    'refreshSession',
    'register',
    'requestPasswordReset',
    'sendContactMessage',
    'signInWithFirebase',
    'stopReminders',
    'subscribe',
    'tickSharedEntry',
    'unsubscribe',
    'verifyToken',
  ]);
});

/** Text that is compared or hashed, and never stored as it was sent. */
const SECRETS = ['password', 'currentPassword', 'newPassword', 'token', 'idToken', 'invitation'];

describe.each(calls)('%s', (_, call) => {
  test('names in its parameters what stands in its path', () => {
    expect(namesIn(call.params)).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  });

  test('has a path and a summary that can be shown', () => {
    expect(call.path).toMatch(/^(\/(:\w+|[a-z-]+(\.[a-z]+)?))+$/);
    expect(call.summary).toMatch(/^[A-Z].+[^.]$/);
  });

  test('sends nothing along when it only reads', () => {
    expect(call.method === 'GET' && call.body !== undefined).toBe(false);
  });

  test('takes no text that cannot be stored', () => {
    const fields = [call.params, call.query, call.body].flatMap(fieldsOf);
    const takesIt = fields.filter(([, schema]) => z.safeParse(schema, 'https://example.com/\0').success);
    expect(takesIt.map(([name]) => name).filter((name) => !SECRETS.includes(name))).toEqual([]);
  });
});

test.each(callsFor('owner'))('%s names the item whose owner may call', (_, call) => {
  expect(namesIn(call.params)).toContain('itemId');
});

test.each(calls.filter(([, { access }]) => access.startsWith('kitchen-')))(
  '%s names the kitchen whose people may call',
  (_, call) => {
    expect(namesIn(call.params)[0]).toBe('kitchenId');
  },
);

test.each(callsFor('self'))('%s names the person who may call', (_, call) => {
  expect([...namesIn(call.params), ...namesIn(call.query)]).toContain('email');
});

test.each(calls.filter(([, call]) => call.paged))('%s can be paged through', (_, call) => {
  expect(namesIn(call.query)).toEqual(expect.arrayContaining(['page', 'limit', 'after', 'before']));
  expect(call.response).toBeInstanceOf(z.ZodMiniArray);
});

test('whose item it is, when it was added and its status are not for the caller to say', () => {
  const said = {
    addedBy: 'bo@example.com',
    addedDate: '2020-01-01',
    status: 'eaten',
    note: 'mine',
    _id: '1',
  };
  const milk = {
    title: 'Milk',
    image: '/pictures/milk.webp',
    category: 'Dairy',
    quantity: 1,
    expiryDate: '2026-03-10',
  };
  expect(z.parse(api.addItem.body, { ...milk, ...said })).toEqual(milk);
  expect(z.parse(api.updateItem.body, { ...milk, ...said })).toEqual(milk);
});
