import type { ReactNode } from 'react';
import { BrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { AppRoutes } from './app-routes.tsx';
import { loadPage } from './page-route.tsx';

interface Options {
  routes: RouteObject[];
  isPrerendered: boolean;
}

/**
 * The app at the current URL. Hydrating needs the page's code loaded, or React would discard the prerendered page; an
 * empty page shows what is missing.
 */
export async function createApp({ routes, isPrerendered }: Options): Promise<ReactNode> {
  const pages = (matchRoutes(routes, location) ?? []).map(({ route }) => loadPage(route));
  await (isPrerendered ? Promise.all(pages) : Promise.allSettled(pages));
  return (
    <BrowserRouter>
      <AppRoutes routes={routes} />
    </BrowserRouter>
  );
}
