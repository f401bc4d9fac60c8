import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';

function streamOf(...chunks: string[]) {
  let isCancelled = false;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(encoder.encode(chunk));
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { body, isCancelled: () => isCancelled };
}

async function all(...chunks: string[]) {
  const events: unknown[] = [];
  for await (const event of readEvents(streamOf(...chunks))) events.push(event);
  return events;
}

test('each event is what stands behind its data', async () => {
  expect(await all('retry: 1000\n\n', 'data: {"a":1}\n\nid: 4\ndata: {"a":2}\n\n', ':\n\n')).toEqual([
    { a: 1 },
    { a: 2 },
  ]);
});

test('an event may arrive in pieces, in the middle of a letter too', async () => {
  expect(await all('da', 'ta: {"name":"K', 'üche"}', '\n', '\n')).toEqual([{ name: 'Küche' }]);
});

test('an event without its end is none', async () => {
  expect(await all('data: {"a":1}')).toEqual([]);
});

test('leaving the loop ends the connection', async () => {
  const stream = streamOf('data: 1\n\n', 'data: 2\n\n', 'data: 3\n\n', 'data: 4\n\n');
  for await (const event of readEvents(stream)) if (event === 1) break;
  expect(stream.isCancelled()).toBe(true);
});
