import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path) => readFile(new URL(path, root), 'utf8');
const document = await read('docs/reliability.md');
const scripts = JSON.parse(await read('package.json')).scripts;

const numberIn = (text) => /\d[\d,]*/.exec(text)?.[0].replaceAll(',', '');

/** The rows whose attack is repeated as often as a variable says. */
const repeated = document.split('\n').flatMap((line) => {
  const [, , , tests = '', usually = '', atLength = ''] = line.split('|').map((cell) => cell.trim());
  const [, name, times] = /^`([A-Z_]+)` ([\d,]+)/.exec(usually) ?? [];
  const [, path] = /`([^`]+)`/.exec(tests) ?? [];
  return name ? [[name, path, times.replaceAll(',', ''), numberIn(atLength)]] : [];
});

test('the document says how often attacks are repeated', () => expect(repeated.length).toBeGreaterThan(5));

test.each(repeated)('%s is what the document says', async (name, path, usually, atLength) => {
  expect(await read(path)).toContain(`process.env.${name} ?? ${usually})`);
  expect(scripts['test:long'].split(' ')).toContain(`${name}=${atLength}`);
});
