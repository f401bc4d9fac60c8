import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SHIFT_MS } from './clock.ts';

const SHIFTED = fileURLToPath(new URL('./shifted-server.ts', import.meta.url));
const ENTRY = fileURLToPath(new URL('../../server/start.mjs', import.meta.url));
const READY_WITHIN_MS = 60_000;

export interface ServerUnderTest {
  url: string;
  /** Its data folder, with the mails that are not sent. */
  dataFolder: string;
  /** Ends the process; the data stay. */
  pause(): Promise<void>;
  /** Starts it again at the same URL, with more settings. */
  resume(settings?: Record<string, string>): Promise<void>;
  /** For the next journey: running, with the settings it was started with. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

/** Resolves to the URL in the line that the server prints when it is ready. */
function address(server: ChildProcess): Promise<string> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}. It said:\n${said.join('\n')}`));
    const timer = setTimeout(() => fail('did not become ready in time'), READY_WITHIN_MS);
    server.once('exit', (code) => fail(`ended with code ${code}`));
    for (const stream of [server.stdout, server.stderr]) {
      if (!stream) continue;
      createInterface(stream).on('line', (line) => {
        said.push(line);
        const url = line.match(/https?:\/\/[\w.:-]+/)?.[0];
        if (!url || stream !== server.stdout) return;
        clearTimeout(timer);
        resolve(url);
      });
    }
  });
}

/** One process of the server; returns its URL and what ends it. */
async function run(program: readonly string[], env: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  return {
    url: await address(server),
    async end() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** The real server on its own empty database. */
export async function startServer(
  settings: Record<string, string> = {},
  given: readonly string[] = [ENTRY],
  shiftMs = SHIFT_MS,
): Promise<ServerUnderTest> {
  const program = shiftMs === 0 ? given : ['--import', SHIFTED, ...given];
  const dataFolder = await mkdtemp(join(tmpdir(), 'crisper-e2e-'));
  const shift = { CLOCK_SHIFT_MS: String(shiftMs) };
  const env = { ...process.env, ...settings, ...shift, HOST: '127.0.0.1', DATA_DIR: dataFolder };
  let running = await run(program, { ...env, PORT: '0' });
  const { url } = running;
  let isAsStarted = true;
  async function pause() {
    isAsStarted = false;
    await running.end();
  }
  async function resume(more: Record<string, string> = {}) {
    running = await run(program, { ...env, ...more, PORT: new URL(url).port });
    isAsStarted = Object.keys(more).length === 0;
  }
  return {
    url,
    dataFolder,
    pause,
    resume,
    async restore() {
      if (isAsStarted) return;
      await running.end();
      await resume();
    },
    async stop() {
      await running.end();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
