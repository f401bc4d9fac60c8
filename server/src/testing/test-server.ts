import { randomUUIDv7 } from 'node:crypto';
import { addDays, type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import { readConfig } from '#config.ts';
import { createApp } from '#create-app.ts';
import type { Database } from '#db/database.ts';
import {
  type AccessTokens,
  createAccessTokens,
  importSigningKey,
  type SigningKey,
} from '#identity/access-tokens.ts';
import type { Viewer } from '#identity/viewer.ts';
import { testDatabase } from './test-database.ts';

export const today: CalendarDate = dateAt(new Date(), UTC);
export const inDays = (days: number): CalendarDate => addDays(today, days);

export async function makeSigningKey(id = 'test-key'): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  return importSigningKey(id, await exportJWK(privateKey));
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
  key: SigningKey;
  tokens: AccessTokens;
  routes: RouteOptions[];
  signUp(email: string): Promise<Viewer>;
  /** Calls in the name of a person, who is signed up if need be, or of a visitor. */
  as(email: string | null): Promise<Client>;
  withToken(token: string): Client;
  addItem(email: string, overrides?: Partial<NewItemBody>): Promise<Item>;
  close(): Promise<void>;
}

export type NewItemBody = ReturnType<typeof newItem>;

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

/** The real app on a real database of its own, called without a network between. */
export async function testServer(env: Record<string, string> = {}): Promise<TestServer> {
  const database = await testDatabase();
  const { db } = database;
  const key = await makeSigningKey();
  const tokens = createAccessTokens([key]);
  const routes: RouteOptions[] = [];
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const app = await createApp({ config, db, tokens, onRoute: (route) => routes.push(route) });
  const people = new Map<string, Viewer>();

  async function signUp(email: string): Promise<Viewer> {
    const known = people.get(email);
    if (known) return known;
    const viewer = { accountId: randomUUIDv7(), email };
    await db
      .insertInto('accounts')
      .values({
        id: viewer.accountId,
        email,
        display_name: null,
        photo_url: null,
        time_zone: 'UTC',
        created_at: new Date(),
      })
      .execute();
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
    key,
    tokens,
    routes,
    signUp,
    as,
    withToken,
    async addItem(email, overrides = {}) {
      const person = await as(email);
      const added = await person.send('POST', '/items', newItem(overrides));
      if (added.statusCode !== 201) throw new Error(`the item was refused: ${added.body}`);
      return (await person.get(`/items/${added.json().insertedId}`)).json();
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
