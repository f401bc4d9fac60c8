import { api } from '@crisper/domain/api.ts';
import type { Endpoint } from '@crisper/domain/endpoint.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AnyRequest, anyAddress, anyRequest, asText } from '#testing/arbitrary-input.ts';
import { inviteTo, letIn, startKitchen } from '#testing/kitchens.ts';
import { recount } from '#testing/many-items.ts';
import { deviceOf } from '#testing/push-devices.ts';
import { inDays, newItem, type TestServer, testServer } from '#testing/test-server.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 60);
const OWNER = 'ana@example.com';
const OTHER = 'bo@example.com';
const PLENTY = '1000000';

let server: TestServer;
let png: Buffer;
beforeAll(async () => {
  server = await testServer({
    LIMIT_LOGINS_PER_ACCOUNT: PLENTY,
    LIMIT_LOGINS_PER_ACCOUNT_DAILY: PLENTY,
    LIMIT_LOGINS_PER_ADDRESS: PLENTY,
    LIMIT_UNKNOWN_PER_ADDRESS: PLENTY,
    LIMIT_SIGN_UPS_PER_ADDRESS: PLENTY,
    LIMIT_RESETS_PER_ACCOUNT: PLENTY,
    LIMIT_RESETS_PER_ADDRESS: PLENTY,
    LIMIT_WRITES_PER_ACCOUNT: PLENTY,
    LIMIT_MESSAGES_PER_ADDRESS: PLENTY,
    LIMIT_SUBSCRIPTIONS_PER_ADDRESS: PLENTY,
    // No test asks the internet.
    RECIPE_PAGES: 'off',
  });
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  for (const email of [OWNER, OTHER]) await server.signUp(email);
  await (await server.as(OWNER)).send('POST', '/account/password', { newPassword: 'Secret words' });
  // Thousands of logins follow, and an account keeps only the fifty most recently used sessions.
  await sql`update sessions set rotated_at = rotated_at + interval '1 day'`.execute(server.db);
  await watchWrites();
});
afterAll(() => server.close());

/** Event streams end when their listener does, and have tests of their own. */
const endpoints = (Object.entries(api) as [string, Endpoint][]).filter(([, { events }]) => !events);

/** One value for everything that a schema of the contract accepts. */
async function plausibleValues({ path }: Endpoint): Promise<unknown[]> {
  const items = [];
  for (const owner of path.startsWith('/items') ? [OWNER, OWNER, OWNER, OWNER, OTHER] : [])
    items.push(await server.addItem(owner));
  const kitchen =
    path.startsWith('/kitchens/') || path.startsWith('/invitations') ? await kitchenValues() : [];
  const device = path.startsWith('/push') ? await deviceOf(server) : null;
  return [
    ...items.map(({ _id }) => _id),
    ...kitchen,
    ...(device ? [device.endpoint, device.serverKey, ...Object.values(device.keys)] : []),
    ...[crypto.randomUUID(), OWNER, OWNER, OTHER, 'new@example.com'],
    ...['2026-11-01T10:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
    ...[inDays(0), inDays(3), '2024-02-29', '9999-12-31', '0001-01-01', 'Europe/Berlin', 'UTC', 'EUR'],
    ...[
      'Oat milk',
      'Secret words',
      'https://pictures.example/milk.png',
      'https://ntfy.example/flat',
      '/pictures/milk.webp',
      '',
    ],
    ...['05000169005279', 'gtin:05000169005279', 'receipt:MLK 2% 1GAL'],
    ...['1', '7', '100', 1, 2, 30, 75, 180, 2.5, 3000],
  ];
}

/**
 * A kitchen of the caller with food, another person and an invitation, and one in which the caller is a guest. The event
 * that added an item has the item's id.
 */
async function kitchenValues(): Promise<string[]> {
  for (const email of [OWNER, OTHER]) await forgetKitchens(email);
  const own = await startKitchen(server, OWNER);
  const other = await startKitchen(server, OTHER);
  await letIn(server, other, OTHER, { email: OWNER, role: 'guest' });
  const caller = await server.as(OWNER);
  const items = [];
  for (let n = 0; n < 4; n++) {
    const added = await caller.send('POST', `/kitchens/${own}/items`, newItem());
    items.push(added.json().insertedId);
  }
  const place = { id: `freezer-${crypto.randomUUID()}`, name: 'Cellar' };
  await caller.send('POST', `/kitchens/${own}/places`, place);
  return [
    own,
    own,
    place.id,
    ...items,
    other,
    await letIn(server, own, OWNER, { email: OTHER, role: 'member' }),
    await inviteTo(server, own, OWNER),
  ];
}

/** A person is in twenty kitchens at most. */
async function forgetKitchens(email: string): Promise<void> {
  const { accountId } = await server.signUp(email);
  for (const table of ['account_kitchens', 'kitchen_members'] as const)
    await server.db.deleteFrom(table).where('account_id', '=', accountId).execute();
}

const gone = ['deleteAccount', 'logout'];
let callers = 0;

async function send(name: string, endpoint: Endpoint, { params, query, body, headers }: AnyRequest) {
  const caller = gone.includes(name) ? `caller${callers++}@example.com` : OWNER;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, param) => percent(params[param] ?? ''));
  const search = new URLSearchParams(
    Object.entries(Object(query)).map(([key, value]) => [key.toWellFormed(), asText(value).toWellFormed()]),
  );
  const payload = endpoint.upload ? upload(body) : body === undefined ? undefined : JSON.stringify(body);
  const type = endpoint.upload ? 'image/png' : 'application/json';
  return (await server.as(caller)).send(endpoint.method, `${path}?${search}`, payload, {
    ...(payload !== undefined && { 'content-type': type }),
    ...headers,
  });
}

/** Every byte is percent-encoded, so that none of them ends the path. */
const percent = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** A picture with other bytes at its end. */
function upload(body: unknown): Buffer {
  const other = Buffer.from(asText(body));
  return Buffer.concat([png.subarray(0, Math.max(0, png.length - other.length)), other]);
}

/** Tables that count, that background work writes, or that record an attempt. */
const BOOKKEEPING = ['throttles', 'sessions', 'mails', 'password_resets', 'schema_migrations'];

/** Records every change of a row in the transaction that makes it. */
async function watchWrites(): Promise<void> {
  await sql`create table writes (id bigint generated always as identity primary key)`.execute(server.db);
  await sql`
    create function note_write() returns trigger language plpgsql as
    $$ begin insert into writes default values; return null; end $$`.execute(server.db);
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' and tablename <> 'writes'`.execute(server.db);
  for (const { tablename } of rows.filter((row) => !BOOKKEEPING.includes(row.tablename)))
    await sql`
      create trigger note after insert or update or delete on ${sql.table(tablename)}
      for each row execute function note_write()`.execute(server.db);
}

async function lastWrite(): Promise<number> {
  const { rows } = await sql<{ last: number }>`select max(id)::int as last from writes`.execute(server.db);
  return rows[0]?.last ?? 0;
}

test.each(endpoints)(
  `%s is asked ${RUNS} things, sensible or not, and never at a loss`,
  async (name, endpoint) => {
    const plausible = await plausibleValues(endpoint);
    let before = await lastWrite();
    await fc.assert(
      fc.asyncProperty(anyRequest(endpoint, plausible), async (request) => {
        const answer = await send(name, endpoint, request);
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        const accepted = answer.statusCode < 300;
        const answered = () => (endpoint.download ? answer.body : answer.json());
        if (accepted) expect(z.safeParse(endpoint.response, answered()).error).toBeUndefined();
        else if (answer.statusCode !== 304) expect(answer.json()).toHaveProperty('message');
        if (gone.includes(name)) return;
        const after = await lastWrite();
        if (!accepted) expect(after).toBe(before);
        before = after;
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);

test.each([
  '/*',
  '/items/*',
  '/api/*',
  '/api/pictures/*',
  '/api/calendar/*.ics',
  '/api/newsletter/unsubscribe/*',
  '/api/reminders/stop/*',
  '/api/auth/oidc/*/start',
  '/api/auth/oidc/google/callback?state=*&code=*',
])(`nobody is at a loss at %s either, whatever stands for the star`, async (path) => {
  await fc.assert(
    fc.asyncProperty(anyAddress, async ({ piece, query, headers }) => {
      const url = path.replaceAll('*', () => piece) + (path.includes('?') ? '&' : '?') + query;
      const answer = await server.app.inject({ url, headers });
      expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(500);
      expect(String(answer.headers.location ?? '/')).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

test('after all of it, what is counted is what there is', async () => {
  const { kept, recounted } = await recount(server.db);
  expect(kept).toEqual(recounted);
});
