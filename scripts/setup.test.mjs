import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whatToDo } from './setup-failures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder;

/** What npm needs of a fresh clone, in a folder with spaces. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a fresh clone '));
  const needed = ['package-lock.json', 'scripts', ...globSync('{.,*}/package.json', { cwd: root })];
  for (const name of needed) cpSync(join(root, name), join(folder, name), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

function setUp(options, env = {}) {
  const args = [...options, join(folder, 'scripts', 'setup.mjs')];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, last: stderr.trim().split('\n').at(-1) };
}

test('an old Node is named, and which one to install', () => {
  const old = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"18.20.8"}})';
  expect(setUp(['--import', old])).toEqual({
    status: 1,
    last: expect.stringMatching(/^Node\.js 18\.20\.8 is too old .*: install Node\.js 20 or newer/),
  });
});

test('a registry that cannot be reached is named, and nothing counts as installed', () => {
  const env = {
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: join(folder, 'cache'),
    npm_config_fetch_retries: '0',
  };
  expect(setUp([], env)).toEqual({
    status: expect.any(Number),
    last: expect.stringMatching(/^The npm registry at http:\/\/127\.0\.0\.1:9 cannot be reached: connect/),
  });
  expect(existsSync(join(folder, 'node_modules', '.crisper-installed'))).toBe(false);
});

test.each([
  ['npm error code ENOSPC', /^The disk is full: free 2 GB on the disk of \/srv\/my crisper/],
  ['cp: write error: No space left on device', /^The disk is full/],
  ['npm error code EACCES', /^This user may not write everything in \/srv\/my crisper: give/],
  ['npm error code EAI_AGAIN', /^The npm registry cannot be reached/],
  ['Something odd', /^Set-up stopped: npm ci failed\. Mend what it says above/],
])('"%s" ends in a sentence that says what to do', (printed, sentence) => {
  expect(whatToDo('npm ci', '/srv/my crisper', printed)).toMatch(sentence);
});
