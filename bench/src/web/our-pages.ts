import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@crisper/server/config.ts';
import { startServer } from '@crisper/server/start-server.ts';
import type { Browser } from 'playwright-core';
import { loadItems } from '#load-items.ts';
import { serveBarePages } from './bare-page.ts';
import { newPhone, type Session } from './phone.ts';
import { open } from './visit.ts';

const ITEMS = 2000;
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

/** Opens an account and returns what signing in stores in a browser. */
async function signUp(address: string): Promise<Exclude<Session, string>> {
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', email: 'ana@example.com', password: 'Crisper1' }),
  });
  const { accessToken, user } = (await answer.json()) as { accessToken: string; user: { uid: string } };
  const localStorage = [
    { name: 'access-token', value: accessToken },
    { name: 'signed-in-as', value: user.uid },
  ];
  return { cookies: [], origins: [{ origin: address, localStorage }] };
}

export interface OurPage {
  page: string;
  path: string;
  /** The element that appears last. */
  late: string;
  session?: Session;
}

/** The pages we make promises about. */
export async function pagesOf(address: string): Promise<OurPage[]> {
  const session = await signUp(address);
  const answer = await fetch(`${address}/api/items?limit=1`);
  const [item] = (await answer.json()) as { _id: string }[];
  return [
    { page: 'home', path: '/', late: 'h1' },
    { page: 'blog', path: '/blog', late: 'h1' },
    { page: 'fridge', path: '/fridge', late: '[data-item]' },
    { page: 'item', path: `/items/${item?._id}`, late: 'h1' },
    { page: 'dashboard', path: '/dashboard', late: '[aria-labelledby=eat-first-title] li', session },
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
