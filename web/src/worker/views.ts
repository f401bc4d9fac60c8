import { dayOfView, VIEW_DAY, VIEW_ENTRY, VIEW_ZONES, VIEWS_CACHE } from '@crisper/domain/kept-views.ts';
import { languageOf } from '@crisper/domain/paths.ts';
import { build } from './build.ts';

/** Where a document has room for a view: the element is empty, and the app leaves it alone. */
const ROOM = /<div id="last-view"[^>]*>/;
/** The first paint waits for it, where a browser can: a phone would first show the frame alone. */
const EXPECTED = '<link rel="expect" href="#last-view" blocking="render">';

async function findView(pathname: string): Promise<string | undefined> {
  if (!(await caches.has(VIEWS_CACHE))) return;
  const entry = build.languages[languageOf(pathname)]?.entry;
  const view = await (await caches.open(VIEWS_CACHE)).match(pathname);
  const zones = view?.headers.get(VIEW_ZONES);
  if (!view || !zones || view.headers.get(VIEW_ENTRY) !== entry) return;
  return view.headers.get(VIEW_DAY) === dayOfView(zones, new Date()) ? view.text() : undefined;
}

/** The document with the page as it was last seen on this day, which is shown until the app has started. */
export async function withView(document: string, { pathname, search }: URL): Promise<string> {
  const view = search === '' ? await findView(pathname) : undefined;
  if (!view) return document;
  return document.replace('</head>', `${EXPECTED}</head>`).replace(ROOM, (room) => room + view);
}
