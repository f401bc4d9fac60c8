import { expect, test } from 'vitest';
import { oneMoreRun, oneRun } from './one-run.ts';

test('calls during a run get its result, and the next call runs again', async () => {
  let runs = 0;
  const count = oneRun(async () => {
    runs += 1;
    await null;
    return runs;
  });
  expect(await Promise.all([count(), count(), count()])).toEqual([1, 1, 1]);
  expect(await count()).toBe(2);
});

test('a run that failed does not keep the next one from running', async () => {
  const results = [Promise.reject(new Error('once')), Promise.resolve('then')];
  const run = oneRun(async () => results.shift());
  await expect(run()).rejects.toThrow('once');
  expect(await run()).toBe('then');
});

test('calls during a run make it run once more', async () => {
  let runs = 0;
  const count = oneMoreRun(async () => {
    runs += 1;
    await null;
  });
  await Promise.all([count(), count(), count()]);
  expect(runs).toBe(2);
  await count();
  expect(runs).toBe(3);
});
