import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { DEFAULT_LANGUAGE } from '@crisper/domain/languages/languages.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify';
import { generateKeyPair } from 'jose';
import type pg from 'pg';
import { openAccount } from '#accounts/accounts.commands.ts';
import { argon2Passwords, type Passwords } from '#accounts/passwords.ts';
import { type AccessTokens, createAccessTokens } from '#calling/access-tokens.ts';
import { startSession } from '#calling/sessions.commands.ts';
import { type KeyRing, openKeyRing, type SigningKey } from '#calling/signing-keys.ts';
import type { Viewer } from '#calling/viewer.ts';
import { readConfig } from '#config.ts';
import { type AppOptions, createApp } from '#create-app.ts';
import { connect, type Database } from '#db/database.ts';
import { type Listen, listenOn } from '#db/listen.ts';
import { onlyAt } from '#db/primary.ts';
import { inTransaction } from '#db/transaction.ts';
import { Browser } from './test-browser.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

export const today: CalendarDate = dateAt(new Date(), UTC);
export const inDays = (days: number): CalendarDate => addDays(today, days);

/** A key that is not ours. */
export async function makeForeignKey(): Promise<SigningKey['privateKey']> {
  return (await generateKeyPair('EdDSA')).privateKey;
}

export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

export interface TestServer {
  app: FastifyInstance;
  db: Database;
  connection: pg.ClientConfig;
  dataDir: string;
  keys: KeyRing;
  tokens: AccessTokens;
  routes: RouteOptions[];
  /** How often a password was compared with a hash. */
  comparisons(): number;
  /** Makes an account and a session, without hashing a password. */
  signUp(email: string): Promise<Viewer>;
  /** Marks the person's email address as proven, so that they get mails. */
  proveEmail(email: string): Promise<void>;
  /** Sends requests as a person, who is signed up if needed, or as a visitor. */
  as(email: string | null): Promise<Client>;
  withToken(token: string): Client;
  /** A browser of its own, not signed in. */
  browser(): Browser;
  addItem(email: string, overrides?: Partial<NewItemBody>): Promise<Item>;
  listen: Listen;
  /** Another server on the same database. */
  sibling(options?: Pick<AppOptions, 'listen' | 'logTo' | 'webApp'>): Promise<FastifyInstance>;
  close(): Promise<void>;
}

type NewItemBody = ReturnType<typeof newItem>;

export function newItem(overrides: Record<string, unknown> = {}) {
  return {
    title: 'Milk',
    image: 'https://pictures.example/milk.png',
    category: 'Dairy',
    quantity: 2,
    expiryDate: inDays(3) as string,
    description: 'Half full',
    ...overrides,
  };
}

/** Real but cheap hashes: the tests are about when passwords are compared, not how long it takes. */
const FAST = { memoryKiB: 8, passes: 1 };

function countComparisons(passwords: Passwords) {
  let count = 0;
  const matches: Passwords['matches'] = (password, hash) => {
    count += 1;
    return passwords.matches(password, hash);
  };
  return { passwords: { ...passwords, matches }, count: () => count };
}

/** The real app on a real database of its own, called without a network. */
export async function testServer(
  env: Record<string, string> = {},
  given?: TestDatabase,
): Promise<TestServer> {
  const database = given ?? (await testDatabase());
  const { db } = database;
  const keys = await openKeyRing(db, null);
  const tokens = createAccessTokens(keys);
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-test-'));
  const routes: RouteOptions[] = [];
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    // A test asks faster than a person.
    LIMIT_READS_PER_ACCOUNT: '1000000',
    ...env,
  });
  const counted = countComparisons(argon2Passwords(FAST));
  const passwords = counted.passwords;
  const listen = listenOn(onlyAt(database.connection));
  const app = await createApp({
    ...{ config, db, tokens, passwords, listen },
    onRoute: (route) => routes.push(route),
  });
  const people = new Map<string, Viewer>();
  const siblings: Database[] = [];

  async function signUp(email: string): Promise<Viewer> {
    const known = people.get(email);
    if (known) return known;
    const account = { email, displayName: null, photoUrl: null, emailVerifiedAt: null };
    const accountId = await inTransaction(db, (tx) => openAccount(tx, account));
    if (!accountId) throw new Error(`there is an account of ${email} already`);
    const { token } = await startSession(db, accountId, { authenticatedAt: new Date(), userAgent: 'test' });
    const viewer = {
      accountId,
      sessionId: token.sessionId,
      email,
      timeZone: UTC,
      language: DEFAULT_LANGUAGE,
    };
    people.set(email, viewer);
    return viewer;
  }

  function client(authorization: Record<string, string>): Client {
    const call = (options: InjectOptions) =>
      app.inject({
        ...options,
        url: `/api${options.url}`,
        headers: { ...authorization, ...options.headers },
      });
    return {
      get: (url, headers = {}) => call({ method: 'GET', url, headers }),
      send: (method, url, body, headers = {}) =>
        call({
          method: method as 'POST',
          url,
          headers,
          ...(body !== undefined && { payload: body as object }),
        }),
    };
  }

  const withToken = (token: string) => client({ authorization: `Bearer ${token}` });
  const as = async (email: string | null) =>
    email === null ? client({}) : withToken(await tokens.sign(await signUp(email)));

  return {
    app,
    db,
    connection: database.connection,
    dataDir,
    keys,
    tokens,
    routes,
    comparisons: counted.count,
    signUp,
    proveEmail: async (email) => {
      await signUp(email);
      await db
        .updateTable('accounts')
        .set({ email_verified_at: new Date() })
        .where('email', '=', email)
        .execute();
    },
    as,
    withToken,
    browser: () => new Browser(app),
    async addItem(email, overrides = {}) {
      const person = await as(email);
      const added = await person.send('POST', '/items', newItem(overrides));
      if (added.statusCode !== 201) throw new Error(`the item was refused: ${added.body}`);
      return (await person.get(`/items/${added.json().insertedId}`)).json();
    },
    listen,
    sibling(options = {}) {
      // With connections of its own, because a server notices every write through shared ones.
      const own = connect({ ...database.connection, max: 4 }, () => {});
      siblings.push(own);
      return createApp({ ...{ config, db: own, tokens, passwords }, ...options });
    },
    async close() {
      await app.close();
      await Promise.all(siblings.map((sibling) => sibling.destroy()));
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
