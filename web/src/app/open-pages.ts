import { matchRoutes, type RouteObject } from 'react-router';
import { basename } from '#languages/page-path.ts';
import { markOpened } from './layout/opened.ts';
import { loadPage } from './page-route.tsx';

type Loaded = Promise<PromiseSettledResult<unknown>[]>;

export interface OpenedPages {
  /** The layouts around the page. */
  around: Loaded;
  /** With the page itself. */
  all: Loaded;
}

/** Loads the page at the current URL and what is around it, and asks for its data as soon as its code is there. */
export function openPages(routes: RouteObject[]): OpenedPages {
  const pages = (matchRoutes(routes, location, basename) ?? []).map(async ({ route, params }) => {
    const page = await loadPage(route);
    page?.default.begin?.(params);
  });
  const all = Promise.allSettled(pages);
  void all.then(markOpened);
  return { around: Promise.allSettled(pages.slice(0, -1)), all };
}
