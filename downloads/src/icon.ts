import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

const LOGO = new URL('../../web/public/favicon.svg', import.meta.url);
const SIZES = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
/** Android cuts maskable icons to any shape, but leaves a circle of 80 % of the width as it is. */
const MASKABLE_SCALE = 0.8;

async function draw(browser: Browser, logo: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${logo}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** An .ico file: how many pictures there are, an entry for each, then the PNG files themselves. */
function ico(pictures: Buffer[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    const size = SIZES[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

/** The logo in the sizes of a tab, a bookmark and a shortcut, for browsers that request /favicon.ico by themselves. */
export async function makeIcon(browser: Browser, file: URL): Promise<void> {
  const logo = await readFile(LOGO, 'utf8');
  const pictures: Buffer[] = [];
  for (const size of SIZES) pictures.push(await draw(browser, logo, size));
  await writeFile(file, ico(pictures));
}

/** The logo with its round corners, for systems that show icons as they are. */
export const roundedIcon = (size: number) => async (browser: Browser, file: URL) =>
  writeFile(file, await draw(browser, await readFile(LOGO, 'utf8'), size));

/** The logo on a full square, for systems that cut icons themselves; small enough for each of their shapes. */
export const squareIcon = (size: number, scale: number) => async (browser: Browser, file: URL) => {
  const logo = await readFile(LOGO, 'utf8');
  const [, content = ''] = /(<path[\s\S]*)<\/svg>/.exec(logo) ?? [];
  const [, brand = ''] = /<rect[^>]*fill="([^"]+)"/.exec(logo) ?? [];
  const moved = `translate(16 16) scale(${scale}) translate(-16 -16)`;
  const square = `<rect width="32" height="32" fill="${brand}"/><g transform="${moved}">${content}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${square}</svg>`;
  await writeFile(file, await draw(browser, svg, size));
};

export const maskableIcon = (size: number) => squareIcon(size, MASKABLE_SCALE);
