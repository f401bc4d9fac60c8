import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@crisper/server/config.ts';
import { startServer } from '@crisper/server/start-server.ts';
import type { Browser } from 'playwright-core';
import { loadItems } from '#load-items.ts';
import { serveBarePages } from './bare-page.ts';
import { newPhone, type StoredSession } from './phone.ts';
import { open } from './visit.ts';

const ITEMS = 2000;
const KITCHEN_ITEMS = 20;
export const TITLES = [
  'Milk',
  'Eggs',
  'Spinach',
  'Bananas',
  'Cheese',
  'Chicken',
  'Yoghurt',
  'Tomatoes',
  'Bread',
];
const inDays = (days: number) =>
  new Date(Date.now() + Math.floor(days) * 86_400_000).toISOString().slice(0, 10);
export const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The product over a filled fridge, until it is stopped. */
export async function startProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-bench-'));
  const server = await startServer(readConfig({ PORT: '0', DATA_DIR: dataDir }));
  await server.db.connection().execute((db) => loadItems(db, ITEMS));
  return {
    address: server.address,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export interface Account {
  accessToken: string;
  user: { uid: string };
}

export const signUp = (address: string, name: string) =>
  post<Account>(`${address}/api/auth/register`, {
    ...{ name, email: `${name.toLowerCase()}@example.com`, password: 'Crisper1' },
  });

/** What signing in stores in a browser. */
export function sessionOf(address: string, { accessToken, user }: Account): StoredSession {
  const localStorage = [
    { name: 'access-token', value: accessToken },
    { name: 'signed-in-as', value: user.uid },
    { name: 'signed-in-user', value: JSON.stringify(user) },
  ];
  return { cookies: [], origins: [{ origin: address, localStorage }] };
}

/** A kitchen with food for the coming week and a half. */
export async function startKitchen(
  address: string,
  { accessToken }: Account,
  count = KITCHEN_ITEMS,
): Promise<string> {
  const kitchens = `${address}/api/kitchens`;
  const { kitchenId } = await post<{ kitchenId: string }>(kitchens, { name: 'Home' }, accessToken);
  if (count === 0) return kitchenId;
  const intents = Array.from({ length: count }, (_, n) => ({
    kind: 'addItem',
    id: randomUUID(),
    item: { id: randomUUID(), title: TITLES[n % TITLES.length], expiryDate: inDays(n / 2) },
  }));
  await post(`${kitchens}/${kitchenId}/intents`, { intents }, accessToken);
  return kitchenId;
}

export interface OurPage {
  page: string;
  path: string;
  /** The element that appears last. */
  late: string;
  session?: StoredSession;
}

/** The pages we make promises about. */
export async function pagesOf(address: string): Promise<OurPage[]> {
  const account = await signUp(address, 'Ana');
  // A person with a kitchen has another dashboard.
  const host = await signUp(address, 'Ben');
  const kitchenId = await startKitchen(address, host);
  const answer = await fetch(`${address}/api/items?limit=1`);
  const [item] = (await answer.json()) as { _id: string }[];
  return [
    { page: 'home', path: '/', late: 'h1' },
    { page: 'blog', path: '/blog', late: 'h1' },
    { page: 'fridge', path: '/fridge', late: '[data-item]' },
    { page: 'item', path: `/items/${item?._id}`, late: 'h1' },
    {
      page: 'dashboard',
      path: '/dashboard',
      late: '[aria-labelledby=eat-first-title] li',
      session: sessionOf(address, account),
    },
    {
      ...{ page: 'kitchen', path: `/kitchens/${kitchenId}`, late: '[data-item]' },
      session: sessionOf(address, host),
    },
    {
      ...{ page: 'cook', path: `/kitchens/${kitchenId}/cook`, late: 'main li a[href*="/cook/"]' },
      session: sessionOf(address, host),
    },
  ];
}

/** The content of the pages once everything is loaded, without anything around it. */
export async function serveTheirBareSelves(browser: Browser, address: string, ours: OurPage[]) {
  const pages = new Map<string, string>();
  for (const { path, late, session } of ours) {
    const phone = await newPhone(browser, session);
    const { page } = await open(phone, address + path, late);
    pages.set(path, await page.content());
    await phone.close();
  }
  return serveBarePages(pages, DIST);
}
