import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetRemoved } from '#items/removed-items.commands.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';
import { forgetUnusedPictures } from './pictures.commands.ts';

const ANA = 'ana@example.com';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Noise compresses worst. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

async function upload(body: Buffer, type = 'image/jpeg', email = ANA) {
  return (await server.as(email)).send('POST', '/pictures', body, { 'content-type': type });
}

const download = async (url: string) => server.app.inject({ url });
const countKept = async () => (await server.db.selectFrom('pictures').select('id').execute()).length;

describe('a photo', () => {
  test('is kept small, upright and without where it was taken, and served for good', async () => {
    const photo = await noise(1600, 800)
      .withExif({
        IFD0: { Orientation: '6', Copyright: 'Ana', Model: 'Her phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1', GPSLongitude: '13/1 24/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const answer = await upload(photo);
    expect(answer.statusCode, answer.body).toBe(201);
    const { url } = answer.json();
    expect(url).toMatch(/^\/api\/pictures\/[\w-]{36}\.webp$/);

    const kept = await download(url);
    expect(kept.headers['content-type']).toBe('image/webp');
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(kept.rawPayload.length).toBeLessThan(200 * 1024);
    const about = await sharp(kept.rawPayload).metadata();
    expect([about.exif, about.xmp, about.iptc, about.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(about.height).toBeGreaterThan(about.width);

    const added = await (await server.as(ANA)).send('POST', '/items', newItem({ image: url }));
    expect(added.statusCode).toBe(201);
    expect((await upload(photo)).json()).toEqual({ url });
  });

  test('loses the GPS position that a camera wrote into it', async () => {
    const photo = await noise(40, 40)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Exif')).toBe(true);
    const kept = await download((await upload(photo)).json().url);
    expect(kept.rawPayload.includes('Exif')).toBe(false);
  });

  test.each(['png', 'webp'] as const)('may be a %s', async (format) => {
    const photo = await noise(20, 20).toFormat(format).toBuffer();
    expect((await upload(photo, `image/${format}`)).statusCode).toBe(201);
  });
});

describe('what is refused, clearly, and not kept', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const executable = Buffer.concat([Buffer.from('\x7fELF'), randomBytes(4096)]);
  const unreadable = 'This file is not a picture, or it is damaged. Please choose another one.';

  test.each([
    ['an SVG', () => svg, 'image/svg+xml', 415, 'Please choose a photo: a JPEG, PNG or WebP file.'],
    ['an SVG with a script that says it is a PNG', () => svg, 'image/png', 422, unreadable],
    ['an executable that says it is a JPEG', () => executable, 'image/jpeg', 422, unreadable],
    ['a text that says it is a JPEG', () => Buffer.from('milk'), 'image/jpeg', 422, unreadable],
    ['nothing', () => Buffer.alloc(0), 'image/jpeg', 422, unreadable],
    ['a GIF that says it is a PNG', () => noise(8, 8).gif().toBuffer(), 'image/png', 422, unreadable],
    [
      'half of a JPEG',
      async () => {
        const whole = await noise(600, 600).jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      'image/jpeg',
      422,
      unreadable,
    ],
    [
      'a picture of 50 megapixels',
      () =>
        sharp({ create: { width: 10_000, height: 5000, channels: 3, background: 'teal' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      'image/png',
      422,
      'This picture has 50 megapixels or more. Please choose a smaller one.',
    ],
    [
      'a file of more than 10 MB',
      () => Buffer.alloc(10 * 1024 * 1024 + 1),
      'image/jpeg',
      413,
      'A picture can have at most 10 MB.',
    ],
  ])('%s', async (_, make, type, status, message) => {
    const before = await countKept();
    const answer = await upload(await make(), type);
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    expect(await countKept()).toBe(before);
  });

  test('200 MB, before they are sent', async () => {
    const own = await testServer();
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const { port = 0 } = own.app.addresses()[0] ?? {};
    const token = await own.tokens.sign(await own.signUp(ANA));
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /api/pictures HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
            `Content-Type: image/jpeg\r\nContent-Length: ${200 * 1024 * 1024}\r\n\r\n`,
        );
        socket.write(Buffer.alloc(64 * 1024));
      });
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toContain('413 Payload Too Large');
    expect(answer).toContain('A picture can have at most 10 MB.');
    expect((await (await own.as(null)).get('/health')).statusCode).toBe(200);
    await own.close();
  });

  test('more than a person’s share', async () => {
    const hoarder = 'hoarder@example.com';
    const { accountId } = await server.signUp(hoarder);
    await sql`insert into pictures (kitchen_id, id, owner_id, hash, bytes, created_at)
      select ${PUBLIC_FRIDGE_ID}, gen_random_uuid(), ${accountId}, repeat('x', 43), '', now() from generate_series(1, 1000)`.execute(
      server.db,
    );
    const answer = await upload(await noise(8, 8).png().toBuffer(), 'image/png', hoarder);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'too_many_pictures']);
  });
});

test.each(['/pictures/milk.webp', `/pictures/${crypto.randomUUID()}.webp`, '/pictures/x.png'])(
  'there is no picture at %s',
  async (path) => {
    expect((await (await server.as(null)).get(path)).statusCode).toBe(404);
  },
);

test('pictures that no item shows are forgotten after a day', async () => {
  const email = 'tidy@example.com';
  const [used, unused] = [await noise(9, 9).png().toBuffer(), await noise(9, 9).png().toBuffer()];
  const usedUrl = (await upload(used, 'image/png', email)).json().url;
  const unusedUrl = (await upload(unused, 'image/png', email)).json().url;
  await server.addItem(email, { image: usedUrl });
  await forgetUnusedPictures(server.db);
  expect((await download(unusedUrl)).statusCode).toBe(200);
  await sql`update pictures set created_at = created_at - interval '25 hours'`.execute(server.db);
  await forgetUnusedPictures(server.db);
  expect((await download(usedUrl)).statusCode).toBe(200);
  expect((await download(unusedUrl)).statusCode).toBe(404);
});

describe('a picture older than a day', () => {
  const email = 'undo@example.com';
  const makeOld = () =>
    sql`update pictures set created_at = created_at - interval '25 hours'`.execute(server.db);

  test('comes back with its item, though the hourly chores ran while it was taken out', async () => {
    const url = (await upload(await noise(9, 9).png().toBuffer(), 'image/png', email)).json().url;
    const soup = await server.addItem(email, { image: url });
    await makeOld();
    const person = await server.as(email);
    await person.send('DELETE', `/items/${soup._id}`);
    await forgetRemoved(server.db);
    await forgetUnusedPictures(server.db);
    expect((await person.send('POST', '/items/restore', { ids: [soup._id] })).statusCode).toBe(200);
    expect((await person.get(`/items/${soup._id}`)).json().image).toBe(url);
    expect((await download(url)).statusCode).toBe(200);

    await person.send('DELETE', `/items/${soup._id}`);
    await sql`update item_events set happened_at = happened_at - interval '2 minutes'`.execute(server.db);
    await forgetRemoved(server.db);
    await forgetUnusedPictures(server.db);
    expect((await download(url)).statusCode).toBe(404);
  });

  test('stays as long as it is somebody’s profile photo', async () => {
    const url = (await upload(await noise(9, 9).png().toBuffer(), 'image/png', email)).json().url;
    const person = await server.as(email);
    expect((await person.send('PATCH', '/account', { photoURL: url })).statusCode).toBe(200);
    await makeOld();
    await forgetUnusedPictures(server.db);
    expect((await download(url)).statusCode).toBe(200);
    await person.send('PATCH', '/account', { photoURL: null });
    await forgetUnusedPictures(server.db);
    expect((await download(url)).statusCode).toBe(404);
  });

  test('that is sent again waits for its item as long as a new one does', async () => {
    const photo = await noise(9, 9).png().toBuffer();
    const url = (await upload(photo, 'image/png', email)).json().url;
    await makeOld();
    expect((await upload(photo, 'image/png', email)).json().url).toBe(url);
    await forgetUnusedPictures(server.db);
    expect((await download(url)).statusCode).toBe(200);
  });
});
