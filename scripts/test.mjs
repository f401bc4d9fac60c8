// Everything that has to pass, one stage after the other, and at the end where the time went. The first stage that fails
// is the last. It may run on an older Node than ours, which the first stage installs.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { timeReport } from './time-report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const TIMES = 'test-results/times';
rmSync(TIMES, { recursive: true, force: true });
mkdirSync(TIMES, { recursive: true });

const vitest = (stage) => [
  ...['run', `test:${stage}`, '--', '--reporter=default', '--reporter=json'],
  `--outputFile.json=${TIMES}/${stage}.json`,
];
const stages = [
  ['set-up', process.execPath, ['scripts/setup.mjs', '--build', '--browser']],
  ['check', 'npm', ['run', 'check']],
  ['rules', 'npm', vitest('rules')],
  ['server', 'npm', vitest('server')],
  ['journeys', 'npm', ['run', 'test:e2e']],
];

const read = (name) =>
  existsSync(`${TIMES}/${name}.json`) ? JSON.parse(readFileSync(`${TIMES}/${name}.json`, 'utf8')) : null;

const took = [];
let status = 0;
for (const [stage, command, args] of stages) {
  const began = Date.now();
  const child = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  took.push([stage, Date.now() - began]);
  status = child.status ?? 1;
  if (status !== 0) break;
}
console.log(
  timeReport({ root, took, rules: read('rules'), server: read('server'), journeys: read('journeys') }),
);
process.exit(status);
