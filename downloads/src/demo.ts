import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@crisper/server/config.ts';
import { fillFlat } from '@crisper/server/demo/fill-flat.ts';
import { fillFridge } from '@crisper/server/demo/fill-fridge.ts';
import { openAccounts } from '@crisper/server/demo/open-accounts.ts';
import { PEOPLE } from '@crisper/server/demo/people.ts';
import { startServer } from '@crisper/server/start-server.ts';
import type { Page } from 'playwright-core';

const PASSWORD = 'Crisper1';

/** Runs the server with the food of the demo, with the flat or without it, and stops it afterwards. */
export async function withDemo(
  { flat }: { flat: boolean },
  work: (address: string) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-demo-'));
  const server = await startServer(readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
  try {
    const people = await openAccounts(server.db, PASSWORD);
    await fillFridge(server.db, people, new Date());
    if (flat) await fillFlat(server.db, people, new Date());
    await work(server.address);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Signs the first person of the demo in. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').first().fill(PEOPLE[0].email);
  await page.getByLabel('Password').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
}
