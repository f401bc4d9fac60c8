import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinLimit } from './request.ts';

const MINUTES_MS = 120_000;
const never = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a server that says nothing counts as one that cannot be reached, and the connection is ended', async () => {
  let signal: AbortSignal | undefined;
  const asked = withinLimit((given) => {
    signal = given;
    return never();
  }, never);
  const failed = expect(asked).rejects.toMatchObject({ code: 'unreachable' });
  await vi.advanceTimersByTimeAsync(MINUTES_MS);
  await failed;
  expect(signal?.aborted).toBe(true);
});

test('so does one that stops in the middle of its answer', async () => {
  const asked = withinLimit(async () => Response.json({}), never);
  const failed = expect(asked).rejects.toMatchObject({ code: 'unreachable' });
  await vi.advanceTimersByTimeAsync(MINUTES_MS);
  await failed;
});

test('a long answer on a slow line is read to its end', async () => {
  const slowly = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const asked = withinLimit(
    async () => {
      await slowly(15_000);
      return Response.json({ read: true });
    },
    async (response) => {
      await slowly(50_000);
      return response.json();
    },
  );
  await vi.advanceTimersByTimeAsync(MINUTES_MS);
  expect(await asked).toEqual({ read: true });
  expect(vi.getTimerCount()).toBe(0);
});
