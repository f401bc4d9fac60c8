// Runs the flow of docs/integrations.md, by hand: `npm exec -- node e2e/src/node-red.ts`. Fetches Node-RED into a temporary
// folder, gives it the flow as it stands in the document, and has a kitchen of a real server tell it what is due. Takes some
// two minutes, and needs the registry of npm.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startHousehold, todayThere } from './household.ts';
import { startServer } from './running-server.ts';

const NODE_RED = 'node-red@5.0.7';
const WITHIN_MS = 180_000;
const DOCUMENT = fileURLToPath(new URL('../../docs/integrations.md', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The flow is the only JSON below the heading. */
async function flowOfDocument(): Promise<string> {
  const text = await readFile(DOCUMENT, 'utf8');
  const [, flow] = /\n### Node-RED\n.*?```json\n(.*?)```/s.exec(text) ?? [];
  if (!flow) throw new Error('docs/integrations.md has no flow for Node-RED');
  return flow;
}

/** Starts Node-RED with the flow; resolves once it takes requests, and keeps what it says. */
async function startNodeRed(folder: string) {
  const port = await freePort();
  execFileSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', NODE_RED],
    {
      stdio: 'inherit',
    },
  );
  await writeFile(join(folder, 'flows.json'), await flowOfDocument());
  const settings = { uiPort: port, uiHost: '127.0.0.1', httpAdminRoot: false, flowFile: 'flows.json' };
  await writeFile(join(folder, 'settings.cjs'), `module.exports = ${JSON.stringify(settings)};\n`);
  const program = join(folder, 'node_modules/node-red/red.js');
  const options = ['--userDir', folder, '--settings', join(folder, 'settings.cjs')];
  const child = spawn(process.execPath, [program, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = { text: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    said.text += text;
  });
  await until('Node-RED to start', () => said.text.includes('Started flows'));
  return { host: `127.0.0.1:${port}`, said, stop: () => child.kill() };
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  const latest = Date.now() + WITHIN_MS;
  while (!isSo()) {
    if (Date.now() > latest) throw new Error(`waited for ${what} in vain`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A kitchen with leeks that are due today, and Node-RED as a program that is told. */
async function tellNodeRed(crisper: string, host: string): Promise<void> {
  const { kitchenId, ask, act } = await startHousehold(crisper);
  const item = { id: crypto.randomUUID(), title: 'Leeks', expiryDate: todayThere() };
  await act({ kind: 'addItem', item });
  // Reminders at midnight are due all day.
  await ask('PUT', '/account/reminders', { mode: 'off', hour: 0 });
  const webhook = { url: `http://${host}/crisper`, types: ['food.due'] };
  const { id } = await ask('POST', `/kitchens/${kitchenId}/webhooks`, webhook);
  const { status } = await ask('POST', `/kitchens/${kitchenId}/webhooks/${id}/try`);
  if (Number(status) !== 204) throw new Error(`Node-RED answered ${status}`);
}

const folder = await mkdtemp(join(tmpdir(), 'crisper-node-red-'));
try {
  const nodeRed = await startNodeRed(folder);
  const crisper = await startServer({ WEBHOOK_HOSTS: nodeRed.host });
  try {
    await tellNodeRed(crisper.url, nodeRed.host);
    await until('the leeks', () => nodeRed.said.text.includes('Leeks'));
    console.log('\nNode-RED was told that the leeks are due.');
  } finally {
    await crisper.stop();
    nodeRed.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
