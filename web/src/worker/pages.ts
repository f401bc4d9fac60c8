import { LANGUAGES } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { build } from './build.ts';
import { keptBuild, shellIn } from './kept-build.ts';
import { withView } from './views.ts';

declare const self: ServiceWorkerGlobalScope;

const documents = build.documents.map(({ pattern, url }) => ({ pattern: new RegExp(pattern), url }));

/** The server writes the chosen theme into each document; a kept one has none, or that of the day it was kept. */
async function withTheme(document: string): Promise<string> {
  const theme = (await self.cookieStore?.get('theme'))?.value;
  const chosen = theme === 'light' || theme === 'dark' ? `data-theme="${theme}" ` : '';
  return document.replace(/<html (data-theme="\w+" )?/, `<html ${chosen}`);
}

/** A kept document as this person sees it. */
async function personal(document: Response, address: URL): Promise<Response> {
  const headers = new Headers(document.headers);
  // The text is no longer compressed.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(await withView(await withTheme(await document.text()), address), { headers });
}

/** Where no page of that language is kept: the same page in a language that is. */
async function inKeptLanguage(
  cache: Cache | undefined,
  { pathname, search }: URL,
): Promise<Response | undefined> {
  for (const language of LANGUAGES)
    if (await cache?.match(shellIn(language), { ignoreVary: true }))
      return Response.redirect(paths.inLanguage(language, paths.withoutLanguage(pathname)) + search);
}

/**
 * Pages for signed-in people come from their kept document, with or without a connection: it is the same for everybody,
 * and the browser looks for a newer worker after every load. All others come from the server while it can be reached.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const address = new URL(request.url);
  const { pathname } = address;
  const language = paths.languageOf(pathname);
  const path = paths.withoutLanguage(pathname);
  const cache = await keptBuild();
  const find = (url: string) => cache?.match(url, { ignoreVary: true });
  const url = documents.find(({ pattern }) => pattern.test(path))?.url;
  const document = url && (await find(paths.inLanguage(language, url)));
  if (document) return personal(document, address);
  try {
    const response = await fetch(request);
    if (cache && response.ok && build.publicPaths.includes(path))
      event.waitUntil(cache.put(pathname, response.clone()));
    return response;
  } catch (error) {
    // In the empty document, the app itself says that there is no connection.
    const kept = (await find(pathname)) ?? (await find(shellIn(language)));
    if (kept) return personal(kept, address);
    const elsewhere = await inKeptLanguage(cache, address);
    if (!elsewhere) throw error;
    return elsewhere;
  }
}
