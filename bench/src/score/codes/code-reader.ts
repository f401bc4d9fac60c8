import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { installedBrowser } from '#web/installed-browser.ts';
import type { Readings, readPictures } from './in-page.ts';
import { type Picture, pictureOf } from './picture.ts';
import type { Scene } from './scene.ts';

/** What phones give: the camera is asked for the second. */
const SIZES = { photo: [1600, 1200], camera: [1280, 720] } as const;

const TYPES: Partial<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

interface CodeReader {
  read(scene: Scene): Promise<Readings>;
  close(): Promise<void>;
}

/** Builds the shipped code into a page that reads pictures, and opens it in a browser. */
async function builtInto(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2024',
      assetsInlineLimit: 0,
      rolldownOptions: { input: path.join(import.meta.dirname, 'page.html') },
    },
    worker: { format: 'es' },
  });
}

export async function startCodeReader(): Promise<CodeReader> {
  const folder = await mkdtemp(path.join(tmpdir(), 'crisper-codes-'));
  await builtInto(folder);
  const pictures = new Map<string, () => Picture>();
  const server = createServer(async ({ url = '/' }, response) => {
    const picture = pictures.get(url);
    if (picture) return response.end(new Uint8Array(picture().data.buffer));
    const file = await readFile(path.join(folder, path.normalize(url))).catch(() => null);
    if (!file) return response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': TYPES[path.extname(url)] ?? 'application/octet-stream' })
      .end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const executablePath = installedBrowser();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page.html`);
  return {
    async read({ id, label, taken, views }) {
      const [width, height] = SIZES[taken];
      const urls = views.map((view, at) => {
        const url = `/pictures/${id}/${at}`;
        pictures.set(url, () => pictureOf(label, view, width, height, id * 100 + at));
        return url;
      });
      const readings = await page.evaluate(
        (all) =>
          (globalThis as unknown as { readPictures: typeof readPictures }).readPictures(
            all.urls,
            all.width,
            all.height,
            all.isPhoto,
          ),
        { urls, width, height, isPhoto: taken === 'photo' },
      );
      for (const url of urls) pictures.delete(url);
      return readings;
    },
    async close() {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
