import { expect, test } from 'vitest';
import { pseudo, pseudoSource } from './pseudo-language.mjs';

test('every letter gets an accent and every vowel comes twice', () => {
  expect(pseudo('Save 2 Foods')).toBe('Šááṽéé 2 Ƒööööđš');
});

test('keys, types, comparisons and imports stay what they are', () => {
  const source = [
    "import { plural } from './plural.ts';",
    "export const names: Record<'Dairy', string> = { Dairy: 'Dairy' };",
    `export const words = (n: number, kind: string) => (kind === 'few' ? plural(n, { one: '1 day', other: \`\${n} days\\n\` }) : '');`,
  ].join('\n');
  expect(pseudoSource('a.ts', source)).toBe(
    [
      "import { plural } from './plural.ts';",
      "export const names: Record<'Dairy', string> = { Dairy: 'Đááíířý' };",
      `export const words = (n: number, kind: string) => (kind === 'few' ? plural(n, { one: '1 đááý', other: \`\${n} đááýš\\n\` }) : '');`,
    ].join('\n'),
  );
});
