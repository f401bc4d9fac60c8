import type { ReactNode } from 'react';
import { BrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { AppRoutes } from './app-routes.tsx';
import { loadPage } from './page-route.tsx';

interface Options {
  routes: RouteObject[];
  /** The page can be read as the build rendered it, and stays as it is if its code is missing. */
  isReadable: boolean;
}

interface App {
  app: ReactNode;
  /** Hydrating needs the page's code, or React would discard the prerendered page. */
  isWhole: boolean;
}

/** The app at the current URL; where code is missing, it says so. */
export async function createApp({ routes, isReadable }: Options): Promise<App> {
  const pages = (matchRoutes(routes, location) ?? []).map(async ({ route, params }) => {
    const page = await loadPage(route);
    page?.default.begin?.(params);
    return page;
  });
  const loaded = isReadable ? await Promise.all(pages) : await Promise.allSettled(pages);
  const app = (
    <BrowserRouter>
      <AppRoutes routes={routes} />
    </BrowserRouter>
  );
  return { app, isWhole: !loaded.some((page) => page && 'reason' in page) };
}
