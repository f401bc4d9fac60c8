import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { contentOf, type FileContent, wholeOf } from './file-content.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
  '.bin': 'application/octet-stream',
  '.traineddata': 'application/octet-stream',
};
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const ASK_FIRST = 'no-cache';

/** A worker takes its policy from its own response. Those that scan compile WebAssembly, and reach this server only. */
const SCAN_WORKER = /^\/assets\/scan\/[\w-]+-worker-[\w-]+\.js$/;
const SCAN_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

export interface WebFile {
  type: string;
  cacheControl: string;
  /** The Content-Security-Policy, where it is not that of all responses. */
  policy: string | null;
  /** Loaded by documents, and never one. */
  isPart: boolean;
  etag: string;
  body: FileContent;
  br: FileContent | undefined;
  gzip: FileContent | undefined;
}

/** A page is in memory from its first request on, since the server writes into it. */
export interface WebPage extends WebFile {
  body: Buffer;
}

export const digestOf = (body: Buffer | string) =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

function cacheControlOf(path: string, extension: string): string {
  if (path.startsWith('/assets/')) return FOR_EVER;
  if (path.startsWith('/service-worker')) return ASK_FIRST;
  return ['.html', '.json', '.webmanifest', '.txt'].includes(extension) ? ASK_FIRST : A_DAY;
}

const isPart = (path: string, extension: string): boolean =>
  path.startsWith('/assets/') && ['.js', '.css', '.woff2'].includes(extension) && !/worker/i.test(path);

/** Every file of the built app, by its path. */
export function loadFiles(folder: string): Map<string, WebFile> {
  const files = new Map<string, WebFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const disk = join(entry.parentPath, entry.name);
    const extension = extname(entry.name);
    const type = TYPES[extension];
    if (!entry.isFile() || !type || entry.name === 'site.json') continue;
    const path = `/${relative(folder, disk).split(sep).join('/')}`;
    const body = contentOf(folder, path);
    const compressed = (suffix: string) =>
      existsSync(disk + suffix) ? contentOf(folder, path + suffix) : undefined;
    files.set(path, {
      ...{ type, body, cacheControl: cacheControlOf(path, extension) },
      // The build names these files by their content.
      etag: digestOf(path.startsWith('/assets/') ? path : readFileSync(disk)),
      policy: SCAN_WORKER.test(path) ? SCAN_WORKER_POLICY : null,
      isPart: isPart(path, extension),
      ...{ br: compressed('.br'), gzip: compressed('.gz') },
    });
  }
  return files;
}

export function asPage(file: WebFile): WebPage {
  const { body, br, gzip } = file;
  return { ...file, body: wholeOf(body), br: br && wholeOf(br), gzip: gzip && wholeOf(gzip) };
}

/** The same page with another text. */
export function rewritten(page: WebPage, text: string): WebPage {
  const body = Buffer.from(text);
  const br = brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });
  return { ...page, body, etag: digestOf(body), br, gzip: gzipSync(body) };
}
