import { expect, test } from 'vitest';
import { collector } from './collect-at-rest.ts';

const MEGABYTE = 1024 * 1024;

test('the heap is collected at rest, and again when it has grown and there is rest again', () => {
  let size = 50 * MEGABYTE;
  let collections = 0;
  const look = collector({
    size: () => size,
    collect: () => {
      collections++;
      size = 25 * MEGABYTE;
    },
  });
  look(0.5);
  expect(collections).toBe(0);
  look(0.001);
  expect(collections).toBe(1);
  size = 26 * MEGABYTE;
  look(0.001);
  expect(collections).toBe(1);
  size = 60 * MEGABYTE;
  look(0.5);
  look(0.001);
  expect(collections).toBe(2);
});
