import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTerminalCode } from '#testing/read-terminal-code.ts';
import { withOptions } from './command-line.ts';
import { ConfigError } from './config.ts';
import { asHost, listHomeAddresses } from './home-addresses.ts';

const MAIN = fileURLToPath(new URL('../start.mjs', import.meta.url));
/** How the message ends, with a network and without one. */
const END = /https: at home|in no network/;

let folder: string;
beforeAll(async () => {
  // With a space, as in "My Documents".
  folder = await mkdtemp(join(tmpdir(), 'crisper at home-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('npm start -- --lan shows a code that leads a phone to the product', async () => {
  const { PATH = '' } = process.env;
  const env = { PATH, PORT: '0', DATA_DIR: join(folder, 'data'), HOST: '127.0.0.1' };
  const server = spawn(process.execPath, [MAIN, '--lan'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    for await (const text of server.stdout.setEncoding('utf8')) {
      said += text;
      if (END.test(said)) break;
    }
    const [address, port] = /http:\/\/\S+:(\d+)/.exec(said) ?? [];
    const [home] = listHomeAddresses();
    expect(address).toBe(`http://${asHost(home ?? 'localhost')}:${port}`);
    expect(await readTerminalCode(said)).toBe(home && address);
    const answer = await fetch(`${address}/api/ready`);
    expect([answer.status, answer.headers.get('strict-transport-security')]).toEqual([200, null]);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});

test('the option may be said to npm as well, and wins over HOST', () => {
  expect(withOptions({ HOST: '127.0.0.1' }, ['--lan'])).toMatchObject({ HOST: '0.0.0.0' });
  expect(withOptions({ npm_config_lan: 'true' }, [])).toMatchObject({ HOST: '0.0.0.0' });
  expect(withOptions({ HOST: '192.168.1.5' }, [])).toEqual({ HOST: '192.168.1.5' });
});

test('another option is refused in a sentence that names the one there is', () => {
  expect(() => withOptions({}, ['--wan'])).toThrow(ConfigError);
  expect(() => withOptions({}, ['--wan'])).toThrow(
    /^--wan: there is one option, --lan, .*docs\/operating\.md/,
  );
});
