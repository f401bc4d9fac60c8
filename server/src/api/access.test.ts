import { api } from '@crisper/domain/api.ts';
import type { Endpoint } from '@crisper/domain/endpoint.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Role } from '@crisper/domain/kitchens/policy.ts';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashSecret, newSecret } from '#calling/secrets.ts';
import { forgedTokens } from '#testing/forged-tokens.ts';
import { keyOf, uselessKeys } from '#testing/keys.ts';
import { fillKitchen, inviteTo, letIn, startKitchen } from '#testing/kitchens.ts';
import { mailedToken } from '#testing/outbox.ts';
import { deviceOf, noticeToken } from '#testing/push-devices.ts';
import { inDays, newItem, type TestServer, testServer } from '#testing/test-server.ts';

const OWNER = 'ana@example.com';
const STRANGER = 'bo@example.com';
/** A person with a password. */
const MEMBER = 'member@example.com';
const PASSWORD = 'Secret words';

let server: TestServer;
let milk: Item;
/** A kitchen with a person of each role, and one more. */
let flat: KitchenId;
/** Another kitchen of its owner. */
let allotment: KitchenId;
let flatmate: string;
let oats: string = crypto.randomUUID();
let imported: string = crypto.randomUUID();
const CELLAR = 'pantry-0198c0de-0000-7000-8000-00000000ce11';
/** What a stranger has in the public fridge, free to take. */
let offered: string = crypto.randomUUID();
const FLATMATE = 'cleo@example.com';
const PEOPLE: Record<Role, string> = { owner: OWNER, member: 'ben@example.com', guest: 'dario@example.com' };
const FORMER = 'former@example.com';

beforeAll(async () => {
  server = await testServer({
    LIMIT_SIGN_UPS_PER_ADDRESS: '1000',
    LIMIT_RESETS_PER_ADDRESS: '1000',
    LIMIT_MESSAGES_PER_ADDRESS: '1000',
    LIMIT_SUBSCRIPTIONS_PER_ADDRESS: '1000',
    LIMIT_WRITES_PER_ACCOUNT: '100000',
    LIMIT_REQUESTS_PER_KEY: '100000',
  });
  milk = await server.addItem(OWNER);
  await server.browser().register(MEMBER, PASSWORD);
  flat = await startKitchen(server, OWNER);
  allotment = await startKitchen(server, OWNER, 'Allotment');
  flatmate = (await server.signUp(FLATMATE)).accountId;
  const former = await letIn(server, flat, OWNER, { email: FORMER, role: 'member' });
  await (await server.as(OWNER)).send('DELETE', `/kitchens/${flat}/members/${former}`);
});
afterAll(() => server.close());

interface Call {
  path: () => string;
  body?: unknown;
  /** Input of the request that is only known when the test runs. */
  prepare?: (by: string) => Promise<{ body?: unknown; headers?: Record<string, string> }>;
  /** Who makes the request, where it would make the owner unusable for the other tests. */
  by?: string;
  /** The least role that may make this very request, where the endpoint is for others as well. */
  least?: Role;
  /** The status of a valid request, where the test server is not set up for it. */
  answers?: number;
}

/** A valid request for each endpoint, made by the owner; a new endpoint does not compile without its entry. */
const calls: Record<keyof typeof api, Call> = {
  verifyToken: { path: () => '/verify-token' },
  listAccountEvents: { path: () => '/account/events' },
  listSignInWays: { path: () => '/account/sign-in-ways' },
  listSessions: { path: () => '/account/sessions' },
  endSession: { path: () => `/account/sessions/${crypto.randomUUID()}` },
  register: {
    path: () => '/auth/register',
    prepare: async () => ({ body: { name: 'New', email: newAddress(), password: PASSWORD } }),
  },
  login: { path: () => '/auth/login', body: { email: MEMBER, password: PASSWORD } },
  signInWithFirebase: { path: () => '/auth/firebase', body: { idToken: 'x' }, answers: 404 },
  refreshSession: {
    path: () => '/auth/refresh',
    prepare: async () => ({ headers: { cookie: await memberCookie() } }),
  },
  logout: { path: () => '/auth/logout', body: {}, by: 'leaver@example.com' },
  requestPasswordReset: { path: () => '/auth/password-reset', body: { email: MEMBER } },
  confirmPasswordReset: {
    path: () => '/auth/password-reset/confirm',
    body: { token: 'x', password: PASSWORD },
    prepare: async () => ({ body: { token: await resetToken(), password: PASSWORD } }),
  },
  listProviders: { path: () => '/auth/providers' },
  getAccount: { path: () => '/account' },
  updateAccount: { path: () => '/account', body: { displayName: 'Ana' } },
  changePassword: {
    path: () => '/account/password',
    body: { newPassword: PASSWORD },
    by: 'changer@example.com',
  },
  requestEmailProof: { path: () => '/account/email/proof', by: 'proving@example.com' },
  confirmEmail: {
    path: () => '/account/email/confirm',
    prepare: async () => ({ body: { token: await proofToken() } }),
  },
  exportAccount: { path: () => '/account/export' },
  deleteAccount: { path: () => '/account', body: {}, by: 'deleter@example.com' },
  listItems: { path: () => '/items' },
  summarizeItems: { path: () => '/items/summary' },
  listUpcoming: { path: () => '/items/upcoming' },
  followItems: { path: () => '/items/events' },
  getItem: { path: () => `/items/${milk._id}` },
  addItem: { path: () => '/items', body: newItem() },
  updateItem: {
    path: () => `/items/${milk._id}`,
    body: newItem({ title: 'Oat milk', expiryDate: inDays(9) }),
  },
  deleteItem: { path: () => `/items/${milk._id}` },
  deleteItems: { path: () => '/items/delete', body: { ids: [] }, prepare: async () => idsOfMilk() },
  restoreItems: {
    path: () => '/items/restore',
    prepare: async () => {
      const { _id } = await server.addItem(OWNER);
      await (await server.as(OWNER)).send('DELETE', `/items/${_id}`);
      return { body: { ids: [_id] } };
    },
  },
  takeItem: {
    path: () => `/items/${offered}/take`,
    body: { event: crypto.randomUUID(), kitchenId: null },
    prepare: async () => {
      offered = await offerPie();
      return { body: { event: crypto.randomUUID(), kitchenId: null } };
    },
  },
  giveItemBack: {
    path: () => `/items/${offered}/give-back`,
    prepare: async (by) => {
      offered = await offerPie();
      const event = crypto.randomUUID();
      await (await server.as(by)).send('POST', `/items/${offered}/take`, { event, kitchenId: null });
      return { body: { event } };
    },
  },
  setItemNote: { path: () => `/items/${milk._id}/note`, body: { userEmail: OWNER, text: 'Mine' } },
  deleteItemNote: { path: () => `/items/${milk._id}/note`, body: { userEmail: OWNER } },
  listMyItems: { path: () => `/my-items?email=${OWNER}` },
  listKitchenItems: { path: () => `/kitchens/${flat}/items` },
  summarizeKitchenItems: { path: () => `/kitchens/${flat}/items/summary` },
  listKitchenUpcoming: { path: () => `/kitchens/${flat}/items/upcoming` },
  listKitchenChanges: { path: () => `/kitchens/${flat}/changes` },
  listUsualFoods: { path: () => `/kitchens/${flat}/usual` },
  findProduct: { path: () => '/products/05000169005279' },
  // A page inside the network is refused before anything is asked for.
  readRecipePage: {
    path: () => `/kitchens/${flat}/recipes/read`,
    body: { url: 'https://192.168.0.1/' },
    answers: 422,
  },
  importFood: {
    path: () => `/kitchens/${flat}/imports`,
    prepare: async () => ({ body: anImport(crypto.randomUUID()) }),
  },
  listImports: { path: () => `/kitchens/${flat}/imports` },
  listKnownReferences: { path: () => `/kitchens/${flat}/imports/known`, body: { refs: ['list:1'] } },
  undoImport: {
    path: () => `/kitchens/${flat}/imports/${imported}/undo`,
    prepare: async () => {
      imported = crypto.randomUUID();
      await (await server.as(OWNER)).send('POST', `/kitchens/${flat}/imports`, anImport(imported));
      return {};
    },
  },
  // A file that is read and refused: what it is, is not known before it is read.
  readImportFile: {
    path: () => `/kitchens/${flat}/imports/read`,
    prepare: async () => ({
      body: Buffer.from('%PDF-1.7'),
      headers: { 'content-type': 'application/octet-stream' },
    }),
    answers: 422,
  },
  exportKitchen: { path: () => `/kitchens/${flat}/export.json` },
  exportKitchenCsv: { path: () => `/kitchens/${flat}/export.csv` },
  exportKitchenXlsx: { path: () => `/kitchens/${flat}/export.xlsx` },
  listBought: { path: () => `/kitchens/${flat}/shopping/bought` },
  listKnownNames: { path: () => `/kitchens/${flat}/known-names` },
  getKitchenItem: { path: () => `/kitchens/${flat}/items/${oats}`, prepare: addOats },
  getKitchenToday: { path: () => `/kitchens/${flat}/today` },
  addLines: { path: () => `/kitchens/${flat}/lines`, body: { text: '2 l milk until tomorrow' } },
  scanCode: {
    path: () => `/kitchens/${flat}/scans`,
    body: { code: '5000169005279', act: 'added' },
    prepare: async () => {
      await server.db.deleteFrom('throttles').where('key', 'like', 'scan:%').execute();
      await server.db
        .insertInto('known_names')
        .values({
          ...{ kitchen_id: flat, seen: 'gtin:05000169005279', title: 'Beans', category: 'Others' },
          ...{ image: null, place: 'pantry', amount: 400, unit: 'g', at: new Date() },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return {};
    },
  },
  getWaste: { path: () => `/kitchens/${flat}/waste?from=2026-01-01&to=2026-12-31` },
  sayPrice: {
    path: () => `/kitchens/${flat}/prices`,
    body: { title: 'Oats', unit: 'g', amount: 500, price: 129 },
  },
  listItemEvents: { path: () => `/kitchens/${flat}/items/${oats}/events`, prepare: addOats },
  addKitchenItem: { path: () => `/kitchens/${flat}/items`, body: newItem() },
  updateKitchenItem: { path: () => `/kitchens/${flat}/items/${oats}`, body: newItem(), prepare: addOats },
  deleteKitchenItem: { path: () => `/kitchens/${flat}/items/${oats}`, prepare: addOats },
  moveIntoKitchen: {
    path: () => `/kitchens/${flat}/items/move-in`,
    body: { ids: [crypto.randomUUID()] },
    prepare: async (by) => ({ body: { ids: [(await server.addItem(by))._id] } }),
  },
  moveBack: {
    path: () => `/kitchens/${flat}/items/move-back`,
    body: { ids: [crypto.randomUUID()] },
    prepare: async (by) => {
      const { _id } = await server.addItem(by);
      await (await server.as(by)).send('POST', `/kitchens/${flat}/items/move-in`, { ids: [_id] });
      return { body: { ids: [_id] } };
    },
  },
  doIntents: {
    path: () => `/kitchens/${flat}/intents`,
    body: { intents: [{ id: crypto.randomUUID(), kind: 'undo', event: crypto.randomUUID() }] },
  },
  setKitchenItemNote: {
    path: () => `/kitchens/${flat}/items/${oats}/note`,
    body: { text: 'Mine' },
    prepare: addOats,
  },
  deleteKitchenItemNote: { path: () => `/kitchens/${flat}/items/${oats}/note`, prepare: addOats },
  listKitchens: { path: () => '/kitchens' },
  startKitchen: { path: () => '/kitchens', prepare: async () => ({ body: { id: flat, name: 'Flat 4B' } }) },
  followKitchens: { path: () => '/kitchens/events' },
  getKitchen: { path: () => `/kitchens/${flat}` },
  changeKitchen: { path: () => `/kitchens/${flat}`, body: { name: 'Flat 4B', endsAt: null } },
  endKitchen: { path: () => `/kitchens/${flat}` },
  addPlace: {
    path: () => `/kitchens/${flat}/places`,
    body: { id: CELLAR, name: 'Cellar' },
  },
  renamePlace: {
    path: () => `/kitchens/${flat}/places/${CELLAR}`,
    body: { name: 'Cellar' },
    prepare: async () => {
      await (await server.as(OWNER)).send('POST', `/kitchens/${flat}/places`, { id: CELLAR, name: 'Cellar' });
      return {};
    },
  },
  removePlace: { path: () => `/kitchens/${flat}/places/${CELLAR}` },
  listMembers: { path: () => `/kitchens/${flat}/members` },
  changeMember: { path: () => `/kitchens/${flat}/members/${flatmate}`, body: { role: 'guest' } },
  removeMember: { path: () => `/kitchens/${flat}/members/${flatmate}`, least: 'owner' },
  handOverKitchen: {
    path: () => `/kitchens/${flat}/hand-over`,
    prepare: async () => ({ body: { to: flatmate } }),
  },
  invite: { path: () => `/kitchens/${flat}/invitations`, body: { role: 'member' } },
  listInvitations: { path: () => `/kitchens/${flat}/invitations` },
  revokeInvitation: { path: () => `/kitchens/${flat}/invitations/${crypto.randomUUID()}` },
  lookAtInvitation: { path: () => '/invitations/look', prepare: invitationToken },
  acceptInvitation: { path: () => '/invitations/accept', prepare: invitationToken },
  listTrips: { path: () => `/kitchens/${flat}/shopping/trips` },
  shareList: {
    path: () => `/kitchens/${flat}/shopping/links`,
    body: { listId: crypto.randomUUID() },
    prepare: async () => {
      await server.db.deleteFrom('shopping_links').execute();
      return { body: { listId: flat } };
    },
  },
  listListLinks: { path: () => `/kitchens/${flat}/shopping/links` },
  endListLink: { path: () => `/kitchens/${flat}/shopping/links/${crypto.randomUUID()}` },
  lookAtSharedList: { path: () => '/shared-list/look', prepare: listToken },
  tickSharedEntry: {
    path: () => '/shared-list/tick',
    prepare: async () => {
      const { body } = await listToken();
      return { body: { ...body, id: crypto.randomUUID(), entryId: crypto.randomUUID(), got: true } };
    },
  },
  listNotifications: { path: () => `/notifications/${OWNER}` },
  markNotificationsSeen: { path: () => `/notifications/${OWNER}/seen` },
  uploadPicture: {
    path: () => '/pictures',
    prepare: async () => ({ body: await picture(), headers: { 'content-type': 'image/png' } }),
  },
  uploadKitchenPicture: {
    path: () => `/kitchens/${flat}/pictures`,
    prepare: async () => ({ body: await picture(), headers: { 'content-type': 'image/png' } }),
  },
  listBmiResults: { path: () => '/bmi' },
  keepBmiResult: { path: () => '/bmi', body: { heightCm: 180, weightKg: 75, age: 30, gender: 'male' } },
  deleteBmiResult: { path: () => `/bmi/${crypto.randomUUID()}` },
  listKeys: { path: () => '/account/keys' },
  makeKey: {
    path: () => '/account/keys',
    body: { name: 'Tablet', scope: 'look', kitchenId: null, lastDay: null },
  },
  endKey: { path: () => `/account/keys/${crypto.randomUUID()}` },
  getCalendarFeed: { path: () => '/account/calendar' },
  renewCalendarFeed: { path: () => '/account/calendar' },
  revokeCalendarFeed: { path: () => '/account/calendar' },
  getReminders: { path: () => '/account/reminders' },
  putOffReminder: { path: () => '/account/reminders/again-on', body: { day: null } },
  setReminders: { path: () => '/account/reminders', body: { mode: 'daily', hour: 8 } },
  listWebhooks: { path: () => `/kitchens/${flat}/webhooks` },
  addWebhook: {
    path: () => `/kitchens/${flat}/webhooks`,
    body: { url: 'https://hooks.example/crisper', types: ['food.added'] },
  },
  // Of a webhook that is there, a message would be sent.
  tryWebhook: { path: () => `/kitchens/${flat}/webhooks/${crypto.randomUUID()}/try`, answers: 404 },
  resumeWebhook: { path: () => `/kitchens/${flat}/webhooks/${crypto.randomUUID()}/resume` },
  endWebhook: { path: () => `/kitchens/${flat}/webhooks/${crypto.randomUUID()}` },
  setNtfyTopic: { path: () => '/account/reminders/ntfy', body: { url: 'https://ntfy.example/flat' } },
  // A person without a topic has nothing to try.
  tryNtfyTopic: { path: () => '/account/reminders/ntfy/try', by: 'quiet@example.com', answers: 404 },
  getPushKey: { path: () => '/push/key' },
  subscribeDevice: {
    path: () => '/push/subscriptions',
    prepare: async () => ({ body: await deviceOf(server) }),
  },
  unsubscribeDevice: {
    path: () => '/push/subscriptions',
    body: { endpoint: 'https://push.example/one' },
  },
  actOnNotice: {
    path: () => '/push/act',
    prepare: async () => ({ body: { token: await noticeToken(server, OWNER), act: 'tomorrow' } }),
  },
  listConsultations: { path: () => '/consultations' },
  bookConsultation: { path: () => '/consultations', body: { specialist: null } },
  cancelConsultation: { path: () => `/consultations/${crypto.randomUUID()}` },
  sendContactMessage: { path: () => '/contact', body: { name: 'Ana', email: OWNER, message: 'Hello' } },
  subscribe: { path: () => '/newsletter', body: { email: OWNER } },
  confirmSubscription: {
    path: () => '/newsletter/confirm',
    prepare: async () => ({ body: { token: await confirmToken() } }),
  },
  stopReminders: { path: () => `/reminders/stop/${crypto.randomUUID()}` },
  unsubscribe: { path: () => `/newsletter/unsubscribe/${crypto.randomUUID()}.${newSecret()}` },
  listActivities: { path: () => '/activities' },
  health: { path: () => '/health' },
  ready: { path: () => '/ready' },
};

const endpoints = Object.entries<Endpoint>(api) as [keyof typeof api, Endpoint][];
/** Without event streams, which last as long as the client listens and have tests of their own. */
const ending = endpoints.filter(([, { events }]) => !events);
const guarded = endpoints.filter(([, { access }]) => access !== 'anyone');
/** These respond to any caller, and must not take a bad token for a good one. */
const open = ending.filter(([name, { access }]) => access === 'anyone' && name !== 'verifyToken');
const forTheSignedIn = ending.filter(([, { access }]) => access === 'signed-in');
const withCookies = endpoints.filter(([, { cookies }]) => cookies);
const inKitchens = ending.filter(([, { access }]) => access.startsWith('kitchen-'));
const named = endpoints.filter(([, { access }]) => access === 'owner' || access === 'self');

async function make(
  name: keyof typeof api,
  token: string | null,
  extra: Record<string, string> = {},
  by = OWNER,
) {
  const client = token === null ? await server.as(null) : server.withToken(token);
  const { path, body, prepare } = calls[name];
  if (/^\/(kitchens|invitations|shared-list)/.test(api[name].path)) await refillFlat();
  const prepared = await prepare?.(by);
  const headers = { ...prepared?.headers, ...extra };
  const answer = await client.send(api[name].method, path(), prepared?.body ?? body, headers);
  // Nobody makes the server fail, whoever it is and whatever the response is compared with.
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  return answer;
}

/** Some requests let people in or out. */
const refillFlat = () =>
  fillKitchen(server, flat, {
    [PEOPLE.owner]: 'owner',
    [PEOPLE.member]: 'member',
    [PEOPLE.guest]: 'guest',
    [FLATMATE]: 'member',
  });

async function invitationToken() {
  return { body: { token: await inviteTo(server, flat, OWNER) } };
}

async function listToken() {
  await server.db.deleteFrom('shopping_links').execute();
  const owner = await server.as(OWNER);
  const made = await owner.send('POST', `/kitchens/${flat}/shopping/links`, { listId: flat });
  return { body: { token: String(made.json().link).split('#')[1] ?? '' } };
}

const tokenOf = async (email: string) => server.tokens.sign(await server.signUp(email));

async function addOats() {
  const answer = await (await server.as(OWNER)).send('POST', `/kitchens/${flat}/items`, newItem());
  oats = answer.json().insertedId;
  return {};
}

async function offerPie(): Promise<string> {
  const { _id } = await server.addItem(STRANGER);
  const offer = { id: crypto.randomUUID(), kind: 'offerItem', itemId: _id, free: true };
  await (await server.as(STRANGER)).send('POST', `/kitchens/${PUBLIC_FRIDGE_ID}/intents`, {
    intents: [offer],
  });
  return _id;
}

const anImport = (id: string) => ({
  id,
  source: 'text',
  foods: [{ ref: `list:${id}`, title: 'Oats', amount: 500, unit: 'g', place: 'pantry' }],
});

const newAddress = () => `${crypto.randomUUID()}@example.com`;

const idsOfMilk = () => ({ body: { ids: [milk._id] } });

const picture = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

async function memberCookie(): Promise<string> {
  const browser = server.browser();
  await browser.send('POST', '/auth/login', { email: MEMBER, password: PASSWORD });
  return browser.cookieHeader();
}

async function resetToken(): Promise<string> {
  const { accountId } = await server.signUp('forgetful@example.com');
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + 60_000);
  await server.db
    .insertInto('password_resets')
    .values({ account_id: accountId, token_hash: hashSecret(secret), expires_at: expiresAt })
    .execute();
  return `${accountId}.${secret}`;
}

async function proofToken(): Promise<string> {
  const { accountId } = await server.signUp(OWNER);
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + 60_000);
  await server.db
    .insertInto('email_proofs')
    .values({ account_id: accountId, token_hash: hashSecret(secret), expires_at: expiresAt })
    .execute();
  return `${accountId}.${secret}`;
}

async function confirmToken(): Promise<string> {
  const email = newAddress();
  await (await server.as(null)).send('POST', '/newsletter', { email });
  return mailedToken(server.dataDir, email);
}

const badTokens = { ...forgedTokens(() => server, OWNER, STRANGER), ...uselessKeys(() => server, OWNER) };

test('the server answers every call of the contract, and nothing else but pages', () => {
  const served = server.routes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`);
  const declared = endpoints.map(([, { method, path }]) => `${method} /api${path}`);
  const pages = [
    'GET /api/docs',
    'GET /api/newsletter/unsubscribe/:token',
    'GET /api/reminders/stop/:token',
    'GET /api/pictures/:file',
    'GET /api/pictures/:kitchenId/:file',
    'GET /api/calendar/:token.ics',
    'GET /api/docs/style.css',
    'GET /api/docs/openapi.json',
    'GET /api/auth/oidc/popup.js',
    'GET /api/auth/oidc/:provider/start',
    'GET /api/auth/oidc/:provider/callback',
  ];
  expect(served.filter((route) => route.includes('/api')).sort()).toEqual([...declared, ...pages].sort());
});

describe.each(guarded)('%s', (name) => {
  test('refuses a visitor', async () => {
    const answer = await make(name, null);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ code: 'unauthenticated', message: 'Please log in to continue.' });
  });

  test.each(Object.entries(badTokens))('refuses a token that is %s', async (_, makeToken) => {
    const answer = await make(name, await makeToken());
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('invalid_token');
  });
});

describe.each(withCookies)('%s', (name) => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin it would tell', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', async (_, headers) => {
    const answer = await make(name, await tokenOf(OWNER), headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('other_origin');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

test.each(named)('%s refuses a stranger', async (name) => {
  const answer = await make(name, await tokenOf(STRANGER));
  expect(answer.statusCode).toBe(403);
});

describe.each(inKitchens)('%s', (name, { access }) => {
  const roles: Role[] = ['guest', 'member', 'owner'];
  const least = roles.indexOf(calls[name].least ?? (access.replace('kitchen-', '') as Role));
  const unknown = { code: 'kitchen_not_found', message: 'There is no such kitchen, or you are not in it.' };

  test.each([
    ['a stranger', STRANGER],
    ['a former member', FORMER],
  ])('tells %s that there is no such kitchen', async (_, email) => {
    const answer = await make(name, await tokenOf(email));
    expect([answer.statusCode, answer.json()]).toEqual([404, unknown]);
  });

  test.each([
    ['unknown', () => crypto.randomUUID()],
    ['not even a kitchen’s id', () => 'flat-4b'],
  ])('says the same of a kitchen that is %s', async (_, id) => {
    const real = flat;
    try {
      flat = id() as KitchenId;
      const { path, body } = calls[name];
      const client = await server.as(OWNER);
      const answer = await client.send(api[name].method, path(), body ?? { to: flatmate });
      expect([answer.statusCode, answer.json()]).toEqual([404, unknown]);
    } finally {
      flat = real;
    }
  });

  test('says the same of a kitchen that has ended', async () => {
    await refillFlat();
    await server.db.updateTable('kitchens').set({ ends_at: new Date() }).where('id', '=', flat).execute();
    const { path, body } = calls[name];
    const answer = await (await server.as(OWNER)).send(api[name].method, path(), body ?? { to: flatmate });
    expect([answer.statusCode, answer.json()]).toEqual([404, unknown]);
  });

  test.each(roles)('serves a %s if that role may', async (role) => {
    const answer = await make(name, await tokenOf(PEOPLE[role]), {}, PEOPLE[role]);
    const { answers } = calls[name];
    if (roles.indexOf(role) < least)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_allowed_here']);
    else if (answers) expect(answer.statusCode).toBe(answers);
    else expect(answer.statusCode, answer.body).toBeLessThan(300);
  });
});

const outcome = ({ statusCode, body }: LightMyRequestResponse) => [statusCode, JSON.parse(body).code];

describe.each(endpoints)('a key of the owner, at %s', (name, { access, forPrograms, events }: Endpoint) => {
  const needed = forPrograms ?? 'nothing';
  const refusals = {
    nothing: [403, 'key_not_for_this'],
    look: null,
    do: [403, 'key_only_looks'],
  } as const;

  test.each(['look', 'do'] as const)('that is good to %s opens what the contract says', async (scope) => {
    const refusal = scope === 'do' && needed === 'do' ? null : refusals[needed];
    const answer = await make(name, await keyOf(server, OWNER, { scope }));
    if (refusal) return expect(outcome(answer)).toEqual(refusal);
    const { answers } = calls[name];
    if (answers) expect(answer.statusCode).toBe(answers);
    else expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect(events).not.toBe(true);
  });

  test('that is for another kitchen does not open this one', async () => {
    const answer = await make(name, await keyOf(server, OWNER, { scope: 'do', kitchenId: allotment }));
    if (needed === 'nothing') return expect(outcome(answer)).toEqual(refusals.nothing);
    if (access.startsWith('kitchen-')) return expect(outcome(answer)).toEqual([404, 'kitchen_not_found']);
    expect(answer.body).not.toContain(flat);
  });
});

const forProgramsInKitchens = endpoints.filter(
  ([, { access, forPrograms }]) => access.startsWith('kitchen-') && forPrograms,
);

test.each(forProgramsInKitchens)(
  'a key of the owner opens at %s nothing once its person is out of the kitchen, and never the public fridge',
  async (name) => {
    const formers = await make(name, await keyOf(server, FORMER, { scope: 'do' }));
    expect(outcome(formers)).toEqual([404, 'kitchen_not_found']);
    const real = flat;
    try {
      const key = await keyOf(server, OWNER, { scope: 'do' });
      flat = PUBLIC_FRIDGE_ID;
      const { path, body = newItem() } = calls[name];
      const answer = await server
        .withToken(key)
        .send(api[name].method, path(), api[name].method === 'GET' ? undefined : body);
      expect(outcome(answer)).toEqual([404, 'kitchen_not_found']);
    } finally {
      flat = real;
    }
  },
);

test.each(forTheSignedIn)('%s gives and takes another person nothing of the owner', async (name) => {
  milk = await server.addItem(OWNER);
  const owner = await server.as(OWNER);
  const mine = async () => (await owner.get('/account/export')).json().items;
  const before = await mine();
  const answer = await make(name, await tokenOf(newAddress()));
  expect(answer.statusCode, answer.body).toSatisfy((status: number) => status < 500 && status !== 401);
  expect(answer.body).not.toContain(milk._id);
  expect(await mine()).toEqual(before);
});

describe.each(open)('%s', (name) => {
  test.each(Object.entries(badTokens))(
    'treats nobody as the owner for a token that is %s',
    async (_, makeToken) => {
      const answer = await make(name, await makeToken());
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      if (answer.statusCode === 401) return expect(answer.json().code).toBe('invalid_token');
      const visitors = await make(name, null);
      expect(answer.statusCode).toBe(visitors.statusCode);
    },
  );
});

test.each(ending)('%s serves the owner, and nothing on the way keeps the answer', async (name) => {
  milk = await server.addItem(OWNER);
  const { by = OWNER, answers } = calls[name];
  const answer = await make(name, await tokenOf(by));
  if (answers) expect(answer.statusCode).toBe(answers);
  else expect(answer.statusCode, answer.body).toBeLessThan(300);
  expectPrivate(name, answer);
});

test.each(ending)('%s answers a visitor and a bad token, and nothing on the way keeps that', async (name) => {
  expectPrivate(name, await make(name, null));
  expectPrivate(name, await make(name, 'of.bad.news'));
});

/** No shared cache keeps the response; with the ETag of a list, the caller's browser keeps it and revalidates it. */
function expectPrivate(name: keyof typeof api, { headers }: LightMyRequestResponse): void {
  const { cookies, usesToday }: Endpoint = api[name];
  expect(headers['cache-control']).toBe(
    headers.etag?.startsWith('W/') ? 'private, no-cache' : 'private, no-store',
  );
  const vary = String(headers.vary).split(', ');
  expect(vary).toEqual(expect.arrayContaining(['authorization', 'accept-encoding']));
  expect(vary.includes('cookie')).toBe(cookies === true);
  expect(vary.includes('time-zone')).toBe(usesToday === true);
}

test.each(Object.entries(badTokens))('a token that is %s is told to be no good', async (_, makeToken) => {
  const answer = await make('verifyToken', await makeToken());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ valid: false });
});

test.each([
  ['rubbish', 'rubbish'],
  ['nothing', ''],
])('%s instead of a token is told to be no good', async (_, token) => {
  expect((await make('verifyToken', token)).json()).toEqual({ valid: false });
});

test('a good token is told to be good', async () => {
  const answer = await make('verifyToken', await tokenOf(OWNER));
  expect(answer.json()).toEqual({ valid: true });
});
