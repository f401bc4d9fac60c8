import type { ReactNode } from 'react';
import { BrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { AppRoutes } from './app-routes.tsx';
import { loadPage } from './page-route.tsx';

interface Options {
  routes: RouteObject[];
  isPrerendered: boolean;
}

/**
 * The app at the present address. Hydrating needs the page's code at hand, or React would throw the prerendered page
 * away; an empty page tells what is missing.
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
