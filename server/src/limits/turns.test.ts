import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that goes on until it is told to end. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test('work of one key is done in its order, so many at once, and other keys do not wait', async () => {
  const { begun, work, end } = works();
  const { inTurn, isFree } = turns(2);
  const all = ['a', 'b', 'c', 'd'].map((name) => inTurn('one', work(name)));
  void inTurn('other', work('e'));
  await settled();
  expect(begun).toEqual(['a', 'b', 'e']);
  expect([isFree('one'), isFree('other')]).toEqual([false, true]);
  end('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'e', 'c']);
  end('a');
  await settled();
  for (const name of ['c', 'd']) end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  expect(isFree('one')).toBe(true);
});

test('work that fails gives its turn to the next', async () => {
  const { begun, work } = works();
  const { inTurn } = turns(1);
  const failed = inTurn('one', () => Promise.reject(new Error('lost')));
  void inTurn('one', work('next'));
  await expect(failed).rejects.toThrow('lost');
  await settled();
  expect(begun).toEqual(['next']);
});

test('what waits too long is refused, and so is at once what comes when too many wait', async () => {
  const { begun, work, end } = works();
  const { inTurn } = turns(1);
  const first = inTurn('one', work('first'));
  const waiting = Array.from({ length: 100 }, (_, n) => inTurn('one', work(`waiting ${n}`)));
  const outcomes = Promise.allSettled(waiting);
  await expect(inTurn('one', work('one too many'))).rejects.toMatchObject({
    code: 'too_busy',
    retryAfterSeconds: 5,
  });
  await vi.advanceTimersByTimeAsync(10_000);
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'too_busy' } });
  end('first');
  expect(await first).toBe('first');
  void inTurn('one', work('later'));
  await settled();
  expect(begun).toEqual(['first', 'later']);
});
