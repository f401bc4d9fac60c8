import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const KEPT_ATTRIBUTES = /\s(?:src|alt|href|width|height|loading)="[^"]*"/g;

/** The same text, links and pictures with nothing around them: no stylesheet, no script, no font. */
function strip(page: string): string {
  const title = page.match(/<title>[^<]*<\/title>/)?.[0] ?? '';
  const body = page
    .slice(page.indexOf('<body>'))
    .replaceAll(/<(script|style|svg|dialog)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(\w+)([^>]*)>/g, (_, tag: string, attributes: string) => {
      return `<${tag}${(attributes.match(KEPT_ATTRIBUTES) ?? []).join('')}>`;
    });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}</head>${body}`;
}

/** Serves the bare versions of some pages from memory, and their pictures from the built app. */
export async function serveBarePages(pages: Map<string, string>, folder: string) {
  const compressed = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(strip(html))]));
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const page = compressed.get(path);
    if (page) {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(page);
      return;
    }
    try {
      const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
      const picture = await readFile(folder + path);
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=86400' }).end(picture);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
