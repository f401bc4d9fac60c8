import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path) => readFile(new URL(path, root), 'utf8');
const list = await read('texts/promises.md');
const named = [...new Set(list.match(/(?<=`)[\w/-]+\.ts#\w+(?=`)/g))];

test('the list of sentences about features names sentences', () => expect(named.length).toBeGreaterThan(20));

test.each(named)('%s exists', async (name) => {
  const [file, text] = name.split('#');
  expect(await read(`texts/src/en/${file}`)).toMatch(new RegExp(`^export const ${text}\\b`, 'm'));
});
