import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@crisper/domain/errors.ts';
import * as paths from '@crisper/domain/paths.ts';
import { SHARE_MISSED, SHARED_PARAM } from '@crisper/domain/shared-words.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LinkPreview, withPreview } from './link-preview.ts';
import { configured, type PageSettings, themed, withTheme } from './page-settings.ts';
import { send, sendText } from './send-file.ts';
import { asPage, closeFiles, loadFiles, type WebPage } from './web-files.ts';

const THEME_COOKIE = /(?:^|;\s*)theme=(light|dark)(?:;|$)/;

const WORKER = '/service-worker.js';
const OFF = '/service-worker-off.js';

/** Pages for one person, which search engines do not list. */
const UNLISTED = [
  paths.dashboard,
  paths.notifications,
  paths.kitchens,
  paths.me,
  paths.join,
  paths.sharedList,
  paths.resetPassword,
  paths.confirmEmail,
  paths.confirmLetter,
  paths.unsubscribe,
  paths.stopReminders,
];

/** The build's description of itself. */
interface Site {
  routes: string[];
  prerendered: string[];
  styleHashes: string[];
}

const readSite = (folder: string) => JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as Site;

/** The hashes of the inline styles in the form of the Content-Security-Policy; none when the app is not built. */
export function styleHashes(folder: string): string[] {
  return existsSync(join(folder, 'site.json')) ? readSite(folder).styleHashes.map((hash) => `'${hash}'`) : [];
}

const asRegExp = (route: string) =>
  new RegExp(`^${route.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:[^/]+/g, '[^/]+')}$`);

function sitemap(origin: string, site: Site): string {
  const addresses = site.routes.filter(
    (route) => !/[:*]/.test(route) && !paths.moved[route] && !UNLISTED.some((path) => route.startsWith(path)),
  );
  const urls = addresses.map((path) => `<url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

interface WebAppOptions extends PageSettings {
  /** Without it, browsers that have the service worker give it up. */
  serviceWorker?: boolean;
  /** The preview of a link to the path: undefined for an ordinary page, null when there is nothing. */
  findPreview?: (path: string) => Promise<LinkPreview | null | undefined>;
}

/** Serves the built app: its files, its prerendered pages, and for other URLs the shell that the browser fills. */
export function serveWebApp(app: FastifyInstance, folder: string, options: WebAppOptions = {}): void {
  if (!existsSync(join(folder, 'site.json'))) {
    app.log.warn(`The web app is not built (nothing in ${folder}); only the API is served.`);
    return;
  }
  const site = readSite(folder);
  const files = loadFiles(folder);
  app.addHook('onClose', async () => closeFiles(files.values()));
  const worker = options.serviceWorker === false ? OFF : WORKER;
  const script = files.get(worker);
  files.delete(OFF);
  if (script) files.set(WORKER, script);
  const known = site.routes.map(asRegExp);
  const page = (name: string) => {
    const file = files.get(`${name}.html`);
    files.delete(`${name}.html`);
    if (!file) throw new Error(`The built web app lacks ${name}.html; build it again.`);
    return configured(asPage(file), options);
  };
  const pages = new Map(site.prerendered.map((path) => [path, page(paths.documentFile(path))]));
  const patterns = site.prerendered
    .filter((path) => path.includes(':'))
    .map((path) => [asRegExp(path), path] as const);
  const pageOf = (path: string) =>
    pages.get(path) ?? pages.get(patterns.find(([pattern]) => pattern.test(path))?.[1] ?? '');
  const shell = page('/shell');
  const themes = new Map<string, WebPage>();

  const themeOf = (request: FastifyRequest) => request.headers.cookie?.match(THEME_COOKIE)?.[1];
  const sendPage = (request: FastifyRequest, reply: FastifyReply, file: WebPage, status = 200) => {
    const theme = themeOf(request);
    return send(request, reply, theme ? themed(file, theme, themes) : file, status);
  };
  const origin = (request: FastifyRequest) => options.publicUrl ?? `${request.protocol}://${request.host}`;
  const findPreview = (request: FastifyRequest, path: string) =>
    options.findPreview?.(path).catch((error: unknown) => {
      // The page itself can still be shown, and says that it cannot load its data.
      request.log.warn({ err: error }, 'finding a link preview failed');
      return undefined;
    });
  const sendPreviewed = (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    preview: LinkPreview,
  ) => {
    const text = withPreview(shell.body.toString(), path, preview, origin(request));
    const theme = themeOf(request);
    return sendText(request, reply, shell, theme ? withTheme(text, theme) : text);
  };

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: ${paths.dashboard}\nDisallow: /api/\n\nSitemap: ${origin(request)}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(origin(request), site)),
  );
  // Browsers whose service worker is not there, because nobody was signed in, send here what people share with the app.
  app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.post(paths.share, (_request, reply) =>
      reply.redirect(`${paths.addFoods}?${SHARED_PARAM}=${SHARE_MISSED}`, 303),
    );
  });
  app.get('/*', async (request, reply) => {
    const raw = request.url.replace(/[?#].*$/, '');
    const path = decodeURIComponent(raw);
    if (path.startsWith('/api/')) throw new AppError('route_not_found');
    const file = files.get(path);
    if (file) return send(request, reply, file);
    // A script of an earlier version: a browser would take the page for the script.
    if (path.startsWith('/assets/')) throw new AppError('route_not_found');
    const tidy = paths.moved[path] ?? (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
    if (tidy !== raw && pages.has(tidy)) return reply.redirect(tidy, 308);
    const prerendered = pageOf(path);
    if (prerendered) return sendPage(request, reply, prerendered);
    const preview = await findPreview(request, path);
    if (preview) return sendPreviewed(request, reply, path, preview);
    const exists = preview !== null && known.some((route) => route.test(path));
    return sendPage(request, reply, shell, exists ? 200 : 404);
  });
}
