import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ZONE } from '#clock.ts';
import { COMMAND_LIMIT_MS, type Driver, type Engine, type Key, WINDOW } from './driver.ts';

const CODES: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C' };
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK, driven by WebDriver, on a screen that nobody sees. A driver has one window, so every person has a driver. */
export async function startWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'crisper-webkit-'));
  // By this setting GTK says that nothing shall move.
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const { display, end } = await startDisplay();
  const env = {
    ...process.env,
    ...{ DISPLAY: display, TZ: ZONE, NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' },
    XDG_CONFIG_HOME: home,
    // Without a graphics card the processor compiles and runs the shaders: a journey of 9 seconds took 50.
    ...{ WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  };
  return {
    newDriver: () => startDriver(env),
    async close() {
      await end();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill('SIGTERM');
  await once(process, 'exit');
}

async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = xvfb.stdio[3];
  if (!number) throw new Error('Xvfb has no pipe for its number.');
  const [text] = await once(number, 'data', { signal: AbortSignal.timeout(COMMAND_LIMIT_MS) });
  return { display: `:${String(text).trim()}`, end: () => ended(xvfb) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function startDriver(env: NodeJS.ProcessEnv): Promise<Driver> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; tries < 100; tries++) {
    if (await call('GET', '/status').catch(() => undefined)) break;
    await pause(100);
  }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { timeouts: { script: COMMAND_LIMIT_MS, pageLoad: COMMAND_LIMIT_MS } },
    },
  });
  const say = <Value>(method: string, path: string, body?: object) =>
    call<Value>(method, `/session/${sessionId}${path}`, body);
  await say('POST', '/window/rect', { x: 0, y: 0, ...WINDOW });
  return driverOf(say, async () => {
    await call('DELETE', `/session/${sessionId}`).finally(() => ended(driver));
  });
}

type Say = <Value>(method: string, path: string, body?: object) => Promise<Value>;

const driverOf = (say: Say, close: () => Promise<void>): Driver => {
  const keys = (all: Iterable<string>) =>
    say<void>('POST', '/actions', {
      actions: [
        {
          ...{ type: 'key', id: 'keyboard' },
          actions: [...all].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  return {
    go: (url) => say('POST', '/url', { url }),
    reload: () => say('POST', '/refresh', {}),
    async run(inPage, ...given) {
      const { result, error } = await say<{ result?: never; error?: string }>('POST', '/execute/async', {
        script: `const given = [...arguments];
          const done = given.pop();
          Promise.resolve().then(() => (${inPage})(...given))
            .then((result) => done({ result }), (error) => done({ error: String(error) }));`,
        args: given,
      });
      if (error) throw new Error(error);
      return result as never;
    },
    press: (from, to = from) =>
      say('POST', '/actions', {
        actions: [
          {
            ...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
            actions: [
              { type: 'pointerMove', ...from },
              { type: 'pointerDown', button: 0 },
              ...(to === from ? [] : [{ type: 'pointerMove', ...to }]),
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    type: keys,
    key: (key) => keys([CODES[key]]),
    async attach(selector, file) {
      const found = await say<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: selector,
      });
      await say('POST', `/element/${found[ELEMENT]}/value`, { text: file });
    },
    screenshot: async () => Buffer.from(await say<string>('GET', '/screenshot'), 'base64'),
    close,
  };
};
