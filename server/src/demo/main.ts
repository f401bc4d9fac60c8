import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withOptions } from '#command-line.ts';
import { readConfig } from '#config.ts';
import { run } from '#run.ts';
import { startMessage } from '#start-message.ts';
import { startServer } from '#start-server.ts';
import { fillFlat } from './fill-flat.ts';
import { fillFridge } from './fill-fridge.ts';
import { FLAT_NAME } from './flat.ts';
import { openAccounts } from './open-accounts.ts';
import { PEOPLE } from './people.ts';

const PASSWORD = 'Crisper1';
/** The demo never uses the operator's own database. */
const NO_DATABASE = { DATABASE_URL: '', DATABASE_DIRECT_URL: '' };

await run(async () => {
  const options = process.argv.slice(2);
  const config = readConfig({ ...withOptions(process.env, options), ...NO_DATABASE });
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-demo-'));
  const throwAway = () => rm(dataDir, { recursive: true, force: true });
  const server = await startServer({ ...config, dataDir }).catch(async (error: unknown) => {
    await throwAway();
    throw error;
  });
  const people = await openAccounts(server.db, PASSWORD);
  const now = new Date();
  const shared = await fillFridge(server.db, people, now);
  const own = await fillFlat(server.db, people, now);
  const who = PEOPLE.map(({ email, role }) => `${email} (${role})`).join(', ');
  console.log(`A public fridge with ${shared} items, and the kitchen ${FLAT_NAME} with ${own} and a year of history.
All of it is thrown away when you stop it.
Sign in as ${who} with the password ${PASSWORD}.`);
  const showsCode = process.stdout.isTTY || options.includes('--lan');
  console.log(startMessage({ ...config, address: server.address, command: 'npm run demo', showsCode }));
  return {
    async stop() {
      await server.stop();
      await throwAway();
    },
  };
});
