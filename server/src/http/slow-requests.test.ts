import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closed, rawConnection } from '#testing/raw-connection.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';

const SOCKETS = Number(process.env.SLOW_SOCKETS ?? 200);
const LETTER_EVERY_MS = 500;

let server: TestServer;
let address: URL;
beforeAll(async () => {
  server = await testServer();
  address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => server.close());

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: crisper.home.arpa\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`;

/** The beginnings of slow requests; each goes on byte by byte, for ever. */
const BEGINNINGS = [
  '',
  'GET /api/items?search=',
  'GET /api/items HTTP/1.1\r\nHost: crisper.home.arpa\r\nX-Note: ',
  post('/api/items'),
  post('/api/auth/login'),
  post('/api/pictures'),
  post('/nothing'),
  `GET /api/health HTTP/1.1\r\nHost: crisper.home.arpa\r\n\r\n${post('/api/auth/login')}`,
];

async function dawdle(socket: Socket, beginning: string): Promise<void> {
  if (beginning !== '') socket.write(beginning);
  while (!socket.closed) {
    await sleep(LETTER_EVERY_MS);
    if (beginning !== '') socket.write('x');
  }
}

/** A signed-in person uploads a picture over a slow connection; calling the result sends the rest. */
async function beginUpload(): Promise<() => Promise<string>> {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const token = await server.tokens.sign(await server.signUp('ana@example.com'));
  const socket = await rawConnection(Number(address.port));
  socket.write(
    `POST /api/pictures HTTP/1.1\r\nHost: crisper.home.arpa\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: image/png\r\nContent-Length: ${picture.length}\r\n\r\n`,
  );
  socket.write(picture.subarray(0, 20));
  return async () => {
    socket.write(picture.subarray(20));
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).slice(0, 'HTTP/1.1 201'.length);
  };
}

test(`${SOCKETS} callers who never finish are sent away, and others are served meanwhile`, async () => {
  const finishUpload = await beginUpload();
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, () => rawConnection(Number(address.port))),
  );
  const ends = sockets.map(closed);
  sockets.forEach((socket, at) => {
    // The response is short, but it has to be read for the end to be noticed.
    socket.resume();
    void dawdle(socket, BEGINNINGS[at % BEGINNINGS.length] ?? '');
  });
  let dawdling = true;
  const allEnded = Promise.all(ends).finally(() => {
    dawdling = false;
  });
  const statuses = new Set<number>();
  while (dawdling) {
    for (const path of ['/api/items', '/api/ready'])
      statuses.add((await fetch(new URL(path, address))).status);
    await sleep(100);
  }
  await allEnded;
  expect([...statuses]).toEqual([200]);
  expect(await finishUpload()).toBe('HTTP/1.1 201');
});
