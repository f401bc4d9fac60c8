import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#config.ts';
import { run } from '#run.ts';
import { startServer } from '#start-server.ts';
import { fillFridge, openAccounts } from './fill.ts';
import { PEOPLE } from './kitchen.ts';

const PASSWORD = 'Crisper1';
/** The demo never uses the operator's own database. */
const NO_DATABASE = { DATABASE_URL: '', DATABASE_DIRECT_URL: '', DATABASE_REPLICA_URL: '' };

await run(async () => {
  const config = readConfig({ ...process.env, ...NO_DATABASE });
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-demo-'));
  const throwAway = () => rm(dataDir, { recursive: true, force: true });
  const server = await startServer({ ...config, dataDir }).catch(async (error: unknown) => {
    await throwAway();
    throw error;
  });
  const people = await openAccounts(server.db, PASSWORD);
  const count = await fillFridge(server.db, people, new Date());
  console.log(`A kitchen with ${count} items, thrown away when you stop it.
Sign in as ${PEOPLE.map(({ email }) => email).join(', ')} with the password ${PASSWORD}.
Crisper is ready at ${server.address}`);
  return {
    async stop() {
      await server.stop();
      await throwAway();
    },
  };
});
