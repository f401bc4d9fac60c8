import { matchRoutes, type RouteObject } from 'react-router';
import { loadPage } from './page-route.tsx';

export type OpenedPages = Promise<PromiseSettledResult<unknown>[]>;

/** Loads the page at the current URL and what is around it, and asks for its data as soon as its code is there. */
export function openPages(routes: RouteObject[]): OpenedPages {
  const pages = (matchRoutes(routes, location) ?? []).map(async ({ route, params }) => {
    const page = await loadPage(route);
    page?.default.begin?.(params);
  });
  return Promise.allSettled(pages);
}
