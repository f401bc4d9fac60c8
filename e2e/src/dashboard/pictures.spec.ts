import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, refusals, test } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

async function openForm(page: Page) {
  await page.goto('/dashboard/add-foods');
  return page.getByLabel('Upload a photo');
}

const image = (page: Page) => page.getByLabel('Image URL');

/** A photo as a camera makes it, with its GPS position. */
async function photoWithPosition(page: Page): Promise<Buffer> {
  const address = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = 'teal';
      context.fillRect(0, 0, 320, 480);
    }
    return canvas.toDataURL('image/jpeg');
  });
  const jpeg = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'),
    // One entry that leads to the GPS directory, which holds the latitude's half of the earth.
    Buffer.from('0100258804000100000001a0000000000000', 'hex').subarray(0, 14),
    Buffer.from('GPSLatitude 52 30 0', 'latin1'),
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)]);
}

/** A picture of one colour that is small as a file and huge when decoded. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const edges = Buffer.alloc(8);
    edges.writeUInt32BE(data.length, 0);
    edges.writeUInt32BE(crc(body), 4);
    return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

test('a photo is uploaded, shown and kept without its position', async ({ page, me: _ }) => {
  const upload = await openForm(page);
  const buffer = await photoWithPosition(page);
  expect(buffer.includes('GPSLatitude')).toBe(true);
  await upload.setInputFiles({ name: 'milk.jpg', mimeType: 'image/jpeg', buffer });
  await expect(image(page)).toHaveValue(/^\/api\/pictures\/[\w-]+\.webp$/);
  await expect(page.getByRole('img', { name: 'Preview of the food' })).toBeVisible();
  const kept = await page.request.get(await image(page).inputValue());
  expect(kept.headers()['content-type']).toBe('image/webp');
  expect(kept.headers()['cache-control']).toContain('immutable');
  const bytes = await kept.body();
  expect(bytes.length).toBeLessThan(150 * 1024);
  expect([bytes.includes('Exif'), bytes.includes('GPS')]).toEqual([false, false]);
});

const unreadable = 'This file is not a picture, or it is damaged. Please choose another one.';
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

for (const { what, name, mimeType, make, told } of [
  {
    what: 'an SVG with a script',
    name: 'milk.svg',
    mimeType: 'image/svg+xml',
    make: async () => Buffer.from(script),
    told: 'Please choose a photo: a JPEG, PNG or WebP file.',
  },
  {
    what: 'an SVG that calls itself a PNG',
    name: 'milk.png',
    mimeType: 'image/png',
    make: async () => Buffer.from(script),
    told: unreadable,
  },
  {
    what: 'a renamed executable',
    name: 'milk.jpg',
    mimeType: 'image/jpeg',
    make: async () => Buffer.from(`MZ\0\0${'x'.repeat(5000)}`, 'latin1'),
    told: unreadable,
  },
  {
    what: 'half of a JPEG',
    name: 'milk.jpg',
    mimeType: 'image/jpeg',
    make: async (page: Page) => {
      const whole = await photoWithPosition(page);
      return whole.subarray(0, whole.length * 0.6);
    },
    told: unreadable,
  },
  {
    what: 'a picture of 50 megapixels',
    name: 'milk.png',
    mimeType: 'image/png',
    make: async () => hugePng(10_000, 5000),
    told: 'This picture has 50 megapixels or more. Please choose a smaller one.',
  },
]) {
  test(`${what} is refused clearly, and the form goes on`, async ({ page, me: _ }) => {
    const upload = await openForm(page);
    await upload.setInputFiles({ name, mimeType, buffer: await make(page) });
    await expect(page.getByRole('alert').filter({ hasText: told }).first()).toBeVisible();
    await expect(image(page)).toHaveValue('');
    await upload.setInputFiles({
      name: 'milk.jpg',
      mimeType: 'image/jpeg',
      buffer: await photoWithPosition(page),
    });
    await expect(image(page)).toHaveValue(/^\/api\/pictures\//);
  });
}

test('a file of 200 MB is refused before it is sent', async ({ page, me: _ }) => {
  const upload = await openForm(page);
  await upload.evaluate((input: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(200 * 1024 * 1024)], 'milk.jpg', { type: 'image/jpeg' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText('A picture can have at most 10 MB.')).toBeVisible();
});
