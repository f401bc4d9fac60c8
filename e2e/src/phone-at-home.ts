// The first evening of a stranger, run by hand as root on Linux: `npm exec -- node e2e/src/phone-at-home.ts`. Clones what is
// committed into a folder with a space, starts it with the README's two commands, and lets a phone in a network of its own
// find it by the code in the terminal. The phone is a browser in another network namespace, which reaches nothing else.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTerminalCode } from '@crisper/server/testing/read-terminal-code.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PHONE = fileURLToPath(new URL('phone.ts', import.meta.url));
const NAMESPACE = 'crisper-phone';
const HERE = '192.168.77.1';

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'inherit' });
const inPhone = (...args: string[]) => ip('-n', NAMESPACE, ...args);

/** A cable from this computer to the phone. */
function connectPhone(): void {
  ip('netns', 'add', NAMESPACE);
  ip('link', 'add', 'crisper-home', 'type', 'veth', 'peer', 'name', 'phone', 'netns', NAMESPACE);
  ip('address', 'add', `${HERE}/24`, 'dev', 'crisper-home');
  ip('link', 'set', 'crisper-home', 'up');
  inPhone('address', 'add', '192.168.77.2/24', 'dev', 'phone');
  inPhone('link', 'set', 'lo', 'up');
  inPhone('link', 'set', 'phone', 'up');
  // To the other addresses of this computer, should the code name one of them.
  inPhone('route', 'add', 'default', 'via', HERE);
}

/** Starts the clone, and resolves to what it says once it is ready. */
async function startAtHome(clone: string) {
  const { DATA_DIR: _, HOST: __, ...env } = process.env;
  const server = spawn('npm', ['start', '--', '--lan'], {
    ...{ cwd: clone, env, detached: true },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const text of server.stdout.setEncoding('utf8')) {
    process.stdout.write(text);
    said += text;
    if (said.includes('https: at home')) break;
  }
  const stop = async () => {
    if (server.exitCode !== null || !server.pid) return;
    process.kill(-server.pid, 'SIGTERM');
    await once(server, 'exit');
  };
  return { said, stop };
}

const home = await mkdtemp(join(tmpdir(), 'our home '));
try {
  connectPhone();
  const clone = join(home, 'crisper');
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  const { said, stop } = await startAtHome(clone);
  try {
    const url = await readTerminalCode(said);
    if (!url) throw new Error('There was no code in the terminal.');
    console.log(`The phone reads ${url}`);
    execFileSync('ip', ['netns', 'exec', NAMESPACE, process.execPath, PHONE, url], { stdio: 'inherit' });
  } finally {
    await stop();
  }
} finally {
  ip('netns', 'delete', NAMESPACE);
  await rm(home, { recursive: true, force: true });
}
