import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lightIcons } from './light-icons.ts';

const BELL = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/icons/bell.mjs'));

test('an icon of the library is drawn by our function, without the keys of its shapes', () => {
  const { resolveId, transform } = lightIcons() as unknown as Record<
    string,
    (...args: string[]) => string | null
  >;
  const code = readFileSync(BELL, 'utf8');
  const imported = /import createLucideIcon from '(.+)'/.exec(code)?.[1] ?? '';
  expect(resolveId?.(imported, BELL)).toMatch(/create-icon\.ts$/);
  expect(resolveId?.(imported, '/web/src/main.tsx')).toBeNull();
  const light = transform?.(code, BELL);
  expect(code).toContain('key: "');
  expect(light).not.toContain('key: "');
  expect(light).toContain('d: "M10.268 21');
});
