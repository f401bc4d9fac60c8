import { expect, test, vi } from 'vitest';
import { lookForKept } from './kept-needed.ts';

test.each([
  ['has no databases at all', undefined],
  ['cannot list them', {}],
  ['refuses to list them', { databases: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('a browser that %s is taken to keep something', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB);
  expect(await lookForKept('ana')).toBe(true);
});
