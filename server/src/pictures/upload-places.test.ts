import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { UPLOADS_AT_ONCE } from './upload-places.ts';

let server: TestServer;
let photo: Buffer;
/** The same photo followed by bytes that decoders ignore. */
let padded: Buffer;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  photo = await noise(300, 200).jpeg().toBuffer();
  padded = Buffer.concat([photo, Buffer.alloc(9 * 1024 * 1024)]);
});
afterAll(() => server.close());

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

/** An upload that has its place: this much is sent only once the server reads it. */
async function begin(email: string): Promise<ClientRequest> {
  const { port } = server.app.addresses()[0] ?? {};
  const call = request(`http://127.0.0.1:${port}/api/pictures`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await server.tokens.sign(await server.signUp(email))}`,
      'content-type': 'image/jpeg',
      'content-length': padded.length,
    },
  });
  await new Promise((resolve) => call.write(padded.subarray(0, -1), resolve));
  return call;
}

async function finish(call: ClientRequest): Promise<number | undefined> {
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.end(padded.subarray(-1));
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
}

async function upload(email: string) {
  return (await server.as(email)).send('POST', '/pictures', photo, { 'content-type': 'image/jpeg' });
}

test('a second upload during the first of the same account has to wait, and those of others do not', async () => {
  const first = await begin('ana@example.com');
  const second = await upload('ana@example.com');
  expect([second.statusCode, second.headers['retry-after'], second.json()]).toEqual([
    429,
    '5',
    {
      code: 'picture_on_its_way',
      message:
        'Your last picture is still on its way. Please wait until it is there, then send the next one.',
    },
  ]);
  expect((await upload('bo@example.com')).statusCode).toBe(201);
  expect(await finish(first)).toBe(201);
  expect((await upload('ana@example.com')).statusCode).toBe(201);
});

test('so many send at once and no more, until some hang up', async () => {
  const people = Array.from({ length: UPLOADS_AT_ONCE }, (_, n) => `sender${n}@example.com`);
  const calls = await Promise.all(people.map(begin));
  const refused = await upload('late@example.com');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '5',
    { code: 'unavailable', message: 'Many pictures are being sent just now. Please try again in a moment.' },
  ]);
  for (const call of calls) call.on('error', () => {}).destroy();
  await expect.poll(async () => (await upload('late@example.com')).statusCode).toBe(201);
});

test('what is no picture gives its place back', async () => {
  const client = await server.as('cy@example.com');
  for (const [body, type, status] of [
    ['milk', 'image/jpeg', 422],
    ['milk', 'text/plain', 415],
    [photo, 'image/jpeg', 201],
  ] as const)
    expect((await client.send('POST', '/pictures', body, { 'content-type': type })).statusCode).toBe(status);
});

test('a photo is decoded once, however many sizes are tried', async () => {
  const large = await noise(2000, 1500).jpeg({ quality: 90 }).toBuffer();
  const afterFirstWork = () => {
    const { queue, process } = sharp.counters();
    // If it were decoded again, it would no longer be a picture.
    if (queue + process === 0) large.fill(0);
  };
  sharp.queue.on('change', afterFirstWork);
  const kept = await shrinkPicture(large);
  sharp.queue.off('change', afterFirstWork);
  expect(large.every((byte) => byte === 0)).toBe(true);
  expect((await sharp(kept).metadata()).width).toBeLessThan(1200);
});

const teal = () => sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } });

test.each([
  ['in the colours of a printer', () => teal().toColourspace('cmyk').jpeg()],
  ['in grey', () => teal().greyscale().png()],
  ['with sixteen bits a colour', () => teal().toColourspace('rgb16').png()],
  ['you can see through', () => teal().ensureAlpha(0.5).webp()],
])('a photo %s is kept as everybody sees it', async (_, make) => {
  const sent = await make().toBuffer();
  const kept = await shrinkPicture(sent);
  const averageOf = (bytes: Buffer) =>
    sharp(bytes).toColourspace('srgb').removeAlpha().resize(1, 1).raw().toBuffer();
  const [before, after] = [await averageOf(sent), await averageOf(kept)];
  for (const [channel, value] of after.entries())
    expect(Math.abs(value - (before[channel] ?? before[0] ?? 0))).toBeLessThan(16);
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
});
