import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.mp4': 'video/mp4',
};
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const ASK_FIRST = 'no-cache';
const THEME_COOKIE = /(?:^|;\s*)theme=(light|dark)(?:;|$)/;
const MOVED: Record<string, string> = { '/privacy': '/privacy-policy' };

/** What the build says about itself. */
interface Site {
  routes: string[];
  prerendered: string[];
  styleHashes: string[];
}

interface WebFile {
  type: string;
  cacheControl: string;
  etag: string;
  body: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
}

const etagOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22);
const readSite = (folder: string) => JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as Site;

/** The hashes of the inline styles as the Content-Security-Policy writes them; none when the app is not built. */
export function styleHashes(folder: string): string[] {
  return existsSync(join(folder, 'site.json')) ? readSite(folder).styleHashes.map((hash) => `'${hash}'`) : [];
}

function cacheControlOf(path: string, extension: string): string {
  if (path.startsWith('/assets/')) return FOR_EVER;
  return ['.html', '.json', '.webmanifest', '.txt'].includes(extension) ? ASK_FIRST : A_DAY;
}

function loadFiles(folder: string): Map<string, WebFile> {
  const files = new Map<string, WebFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const disk = join(entry.parentPath, entry.name);
    const extension = extname(entry.name);
    const type = TYPES[extension];
    if (!entry.isFile() || !type || entry.name === 'site.json') continue;
    const path = `/${relative(folder, disk).split(sep).join('/')}`;
    const body = readFileSync(disk);
    const compressed = (suffix: string) =>
      existsSync(disk + suffix) ? readFileSync(disk + suffix) : undefined;
    files.set(path, {
      ...{ type, body, etag: etagOf(body), cacheControl: cacheControlOf(path, extension) },
      ...{ br: compressed('.br'), gzip: compressed('.gz') },
    });
  }
  return files;
}

function rewritten(page: WebFile, text: string): WebFile {
  const body = Buffer.from(text);
  const br = brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });
  return { ...page, body, etag: etagOf(body), br, gzip: gzipSync(body) };
}

/** Shared links need whole addresses; the build does not know them. */
const withPublicUrl = (page: WebFile, publicUrl: string) =>
  rewritten(
    page,
    page.body.toString().replaceAll(/(property="og:(?:url|image)" content=")\//g, `$1${publicUrl}/`),
  );

/** The chosen colours are written into the page, so that it does not flash. Each choice is made once and kept. */
function themed(page: WebFile, theme: string, kept: Map<string, WebFile>): WebFile {
  const key = `${theme} ${page.etag}`;
  const found = kept.get(key);
  if (found) return found;
  const made = rewritten(page, page.body.toString().replace('<html ', `<html data-theme="${theme}" `));
  kept.set(key, made);
  return made;
}

function send(request: FastifyRequest, reply: FastifyReply, file: WebFile, status = 200) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding =
    file.br && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.code(status).type(file.type).header('etag', etag).header('cache-control', file.cacheControl);
  reply.header('vary', file.type.startsWith('text/html') ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (!encoding) return reply.send(file.body);
  return reply.header('content-encoding', encoding).send(file[encoding]);
}

const asRegExp = (route: string) =>
  new RegExp(`^${route.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:[^/]+/g, '[^/]+')}$`);

function sitemap(origin: string, site: Site): string {
  const addresses = site.routes.filter(
    (route) => !/[:*]|^\/(dashboard|notifications|reset-password|privacy$)/.test(route),
  );
  const urls = addresses.map((path) => `<url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

/** Serves the built app: its files, its prerendered pages, and for the other addresses the shell the browser fills. */
export function serveWebApp(
  app: FastifyInstance,
  folder: string,
  options: { publicUrl?: string | null } = {},
): void {
  if (!existsSync(join(folder, 'site.json'))) {
    app.log.warn(`The web app is not built (nothing in ${folder}); only the API is served.`);
    return;
  }
  const site = readSite(folder);
  const files = loadFiles(folder);
  const known = site.routes.map(asRegExp);
  const page = (name: string) => {
    const file = files.get(`/${name}.html`);
    files.delete(`/${name}.html`);
    if (!file) throw new Error(`The built web app lacks ${name}.html; build it again.`);
    return options.publicUrl ? withPublicUrl(file, options.publicUrl) : file;
  };
  const pages = new Map(site.prerendered.map((path) => [path, page(path.slice(1) || 'index')]));
  const shell = page('shell');
  const themes = new Map<string, WebFile>();

  const sendPage = (request: FastifyRequest, reply: FastifyReply, file: WebFile, status = 200) => {
    const theme = request.headers.cookie?.match(THEME_COOKIE)?.[1];
    return send(request, reply, theme ? themed(file, theme, themes) : file, status);
  };
  const origin = (request: FastifyRequest) => options.publicUrl ?? `${request.protocol}://${request.host}`;

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /dashboard\nDisallow: /api/\n\nSitemap: ${origin(request)}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(origin(request), site)),
  );
  app.get('/*', (request, reply) => {
    const raw = request.url.replace(/[?#].*$/, '');
    const path = decodeURIComponent(raw);
    if (path.startsWith('/api/')) throw new AppError('route_not_found');
    const file = files.get(path);
    if (file) return send(request, reply, file);
    const tidy = MOVED[path] ?? (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
    if (tidy !== raw && pages.has(tidy)) return reply.redirect(tidy, 308);
    const prerendered = pages.get(path);
    if (prerendered) return sendPage(request, reply, prerendered);
    return sendPage(request, reply, shell, known.some((route) => route.test(path)) ? 200 : 404);
  });
}
