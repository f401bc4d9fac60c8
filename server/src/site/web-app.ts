import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@crisper/domain/errors.ts';
import { DEFAULT_LANGUAGE, type Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { SHARE_MISSED, SHARED_PARAM } from '@crisper/domain/shared-words.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LinkPreview, withPreview } from './link-preview.ts';
import { configured, type PageSettings, themed, withTheme } from './page-settings.ts';
import { send, sendText } from './send-file.ts';
import { asPage, loadFiles, type WebPage } from './web-files.ts';

const THEME_COOKIE = /(?:^|;\s*)theme=(light|dark)(?:;|$)/;
const LANGUAGE_COOKIE = /(?:^|;\s*)language=([a-z-]+)(?:;|$)/i;

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
  /** In which it was built. */
  languages: Language[];
  /** The paths of its pages, as they are in English. */
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

/** Every public page in every language, each with the others. */
function sitemap(origin: string, { routes, languages }: Site): string {
  const listed = routes.filter(
    (route) => !/[:*]/.test(route) && !paths.moved[route] && !UNLISTED.some((path) => route.startsWith(path)),
  );
  const urlOf = (language: Language, path: string) =>
    origin + paths.inLanguage(language, path).replaceAll('&', '&amp;');
  const urls = listed.flatMap((path) => {
    const alternates = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${urlOf(language, path)}"/>`,
    );
    return languages.map(
      (language) => `<url><loc>${urlOf(language, path)}</loc>${alternates.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

interface WebAppOptions extends PageSettings {
  /** Without it, browsers that have the service worker give it up. */
  serviceWorker?: boolean;
  /** The preview of a link to the path: undefined for an ordinary page, null when there is nothing. */
  findPreview?: (path: string, language: Language) => Promise<LinkPreview | null | undefined>;
}

/** A page is made at its first request. */
function openedOnce(open: () => WebPage): () => WebPage {
  let page: WebPage | undefined;
  return () => {
    page ??= open();
    return page;
  };
}

/** Serves the built app: its files, its prerendered pages, and for other URLs the shell that the browser fills. */
export function serveWebApp(app: FastifyInstance, folder: string, options: WebAppOptions = {}): void {
  if (!existsSync(join(folder, 'site.json'))) {
    app.log.warn(`The web app is not built (nothing in ${folder}); only the API is served.`);
    return;
  }
  const site = readSite(folder);
  const files = loadFiles(folder);
  const worker = options.serviceWorker === false ? OFF : WORKER;
  const script = files.get(worker);
  files.delete(OFF);
  if (script) files.set(WORKER, script);
  const known = site.routes.map(asRegExp);
  const page = (name: string) => {
    const file = files.get(`${name}.html`);
    files.delete(`${name}.html`);
    if (!file) throw new Error(`The built web app lacks ${name}.html; build it again.`);
    return openedOnce(() => configured(asPage(file), options));
  };
  const { languages } = site;
  const pages = new Map(
    languages.flatMap((language) =>
      site.prerendered.map((path) => {
        const file = paths.inLanguage(language, paths.documentFile(path));
        return [paths.inLanguage(language, path), page(file)] as const;
      }),
    ),
  );
  const patterns = site.prerendered
    .filter((path) => path.includes(':'))
    .map((path) => [asRegExp(path), path] as const);
  const shells = new Map(languages.map((language) => [language, page(paths.inLanguage(language, '/shell'))]));
  const pageOf = (language: Language, path: string) => {
    const known = pages.has(path) ? path : patterns.find(([pattern]) => pattern.test(path))?.[1];
    return known && pages.get(paths.inLanguage(language, known))?.();
  };
  const themes = new Map<string, WebPage>();

  const themeOf = (request: FastifyRequest) => request.headers.cookie?.match(THEME_COOKIE)?.[1];
  const sendPage = (request: FastifyRequest, reply: FastifyReply, file: WebPage, status = 200) => {
    const theme = themeOf(request);
    return send(request, reply, theme ? themed(file, theme, themes) : file, status);
  };
  const origin = (request: FastifyRequest) => options.publicUrl ?? `${request.protocol}://${request.host}`;
  const findPreview = (request: FastifyRequest, path: string, language: Language) =>
    options.findPreview?.(path, language).catch((error: unknown) => {
      // The page itself can still be shown, and says that it cannot load its data.
      request.log.warn({ err: error }, 'finding a link preview failed');
      return undefined;
    });
  const sendPreviewed = (
    request: FastifyRequest,
    reply: FastifyReply,
    shell: WebPage,
    path: string,
    preview: LinkPreview,
  ) => {
    const text = withPreview(shell.body.toString(), path, preview, origin(request));
    const theme = themeOf(request);
    return sendText(request, reply, shell, theme ? withTheme(text, theme) : text);
  };

  const disallowed = languages
    .map((language) => `Disallow: ${paths.inLanguage(language, paths.dashboard)}\n`)
    .join('');
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${disallowed}Disallow: /api/\n\nSitemap: ${origin(request)}/sitemap.xml\n`),
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
    for (const language of languages)
      scope.post(paths.inLanguage(language, paths.share), (_request, reply) =>
        reply.redirect(`${paths.inLanguage(language, paths.addFoods)}?${SHARED_PARAM}=${SHARE_MISSED}`, 303),
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
    const chosen = languages.find((one) => one === request.headers.cookie?.match(LANGUAGE_COOKIE)?.[1]);
    if (path === paths.home && chosen && chosen !== DEFAULT_LANGUAGE)
      return reply.header('vary', 'cookie').redirect(paths.inLanguage(chosen, path), 302);
    const inPath = paths.languageOf(path);
    const language = languages.includes(inPath) ? inPath : DEFAULT_LANGUAGE;
    const plain = language === inPath ? paths.withoutLanguage(path) : path;
    const tidy = paths.inLanguage(
      language,
      paths.moved[plain] ?? (plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain),
    );
    if (tidy !== raw && pages.has(tidy)) return reply.redirect(tidy, 308);
    const prerendered = pageOf(language, plain);
    if (prerendered) return sendPage(request, reply, prerendered);
    const preview = await findPreview(request, plain, language);
    const shell = shells.get(language)?.();
    if (!shell) throw new Error(`There are no pages in ${language}.`);
    if (preview) return sendPreviewed(request, reply, shell, path, preview);
    const exists = preview !== null && known.some((route) => route.test(plain));
    return sendPage(request, reply, shell, exists ? 200 : 404);
  });
}
