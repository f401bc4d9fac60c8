import { randomUUIDv7 } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { DAY_MS } from '@crisper/domain/durations.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArticles } from '#newsletter/articles.ts';
import { sendDigests } from '#newsletter/digest.commands.ts';
import { mailsTo } from '#testing/outbox.ts';
import { inDays, newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';

let server: TestServer;
let inside: Server;
let port: number;
const heard: string[] = [];
/** Every outgoing HTTP request of this process. */
const asked: string[] = [];

beforeAll(async () => {
  server = await testServer();
  inside = createServer((socket: Socket) => {
    heard.push(`${socket.remoteAddress}`);
    socket.destroy();
  });
  inside.listen(0);
  await once(inside, 'listening');
  port = (inside.address() as AddressInfo).port;
  for (const channel of ['http.client.request.start', 'undici:request:create'])
    subscribe(channel, () => asked.push(channel));
});
afterAll(async () => {
  inside.close();
  await server.close();
});

const addresses = () => [
  `https://127.0.0.1:${port}/milk.png`,
  `https://localhost:${port}/milk.png`,
  `https://[::1]:${port}/milk.png`,
  `https://[::ffff:127.0.0.1]:${port}/milk.png`,
  `https://2130706433:${port}/milk.png`,
  `https://0x7f.1:${port}/milk.png`,
  `https://ana:secret@127.0.0.1:${port}/milk.png`,
  'https://169.254.169.254/latest/meta-data/',
  'https://192.168.0.1/',
  'https://metadata.google.internal/',
];

/** Everything that the product does with an item and with a person, until the newsletter is sent. */
async function liveWith(image: string): Promise<void> {
  const ana = await server.as(ANA);
  const added = await ana.send('POST', '/items', newItem({ image, expiryDate: inDays(1) }));
  const id = added.json().insertedId;
  const statuses = [added.statusCode];
  const did = (answer: { statusCode: number }) => statuses.push(answer.statusCode);
  did(await ana.send('PUT', `/items/${id}`, newItem({ image, expiryDate: inDays(2) })));
  did(await ana.send('PATCH', '/account', { displayName: 'Ana', photoURL: image }));
  const { url } = (await ana.send('POST', '/account/calendar')).json();
  for (const path of ['/items', `/items/${id}`, `/notifications/${ANA}`, '/account', '/account/export'])
    did(await ana.get(path));
  did(await server.app.inject({ url: new URL(url).pathname }));
  expect(statuses).toEqual([201, ...Array(8).fill(200)]);
  // The page and its preview, where the web app is built.
  expect((await server.app.inject({ url: `/items/${id}` })).statusCode).toBeLessThan(500);
}

test('pictures inside the network are never asked for', async () => {
  await server.db
    .insertInto('subscribers')
    .values({
      id: randomUUIDv7(),
      email: ANA,
      time_zone: UTC,
      asked_at: new Date(),
      confirmed_at: new Date(2020, 0),
    })
    .execute();
  // The digest tells people with a proven email address about their own items.
  await server.proveEmail(ANA);
  for (const address of addresses()) await liveWith(address);
  const articles = await readArticles();
  const letter = { db: server.db, articles, log: server.app.log, address: 'https://crisper.example' };
  for (let day = 0; day < 8; day++) await sendDigests(letter, new Date(Date.now() + day * DAY_MS));
  await expect.poll(() => mailsTo(server.dataDir, ANA)).not.toEqual([]);
  expect([heard, asked]).toEqual([[], []]);
});

test('a picture that points elsewhere is not followed', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><image width="9" height="9" xlink:href="http://127.0.0.1:${port}/x.png"/></svg>`;
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .withMetadata()
    .png()
    .toBuffer();
  const ana = await server.as(ANA);
  for (const sent of [Buffer.from(svg), Buffer.concat([png, Buffer.from(svg)])])
    await ana.send('POST', '/pictures', sent, { 'content-type': 'image/png' });
  expect([heard, asked]).toEqual([[], []]);
});

test('a request that is sent is noticed, so silence means something', async () => {
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  expect(heard).toHaveLength(1);
  expect(asked).toHaveLength(1);
});
