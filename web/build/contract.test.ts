import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { api } from '@crisper/domain/api.ts';
import { expect, test } from 'vitest';
import { callable } from './contract.ts';

const HTTP = fileURLToPath(new URL('../src/http/', import.meta.url));

test('the browser is given whatever its requests read of a declaration', () => {
  const code = readdirSync(HTTP).map((name) =>
    name.endsWith('.ts') ? readFileSync(HTTP + name, 'utf8') : '',
  );
  const read = new Set([...code.join('\n').matchAll(/[^/]\bendpoint\.(\w+)/g)].map(([, field]) => field));
  expect(read).toContain('takesLong');
  expect(Object.keys(callable(api.listKitchens))).toEqual(expect.arrayContaining([...read]));
});
