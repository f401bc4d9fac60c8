import type { ReactNode } from 'react';
import { BrowserRouter, type RouteObject } from 'react-router';
import { basename } from '#languages/page-path.ts';
import { AppRoutes } from './app-routes.tsx';
import { loadPublicFooter } from './layout/footer.tsx';
import type { OpenedPages } from './open-pages.ts';

interface Options {
  routes: RouteObject[];
  pages: OpenedPages['all'];
  /** The page can be read as the build rendered it, and stays as it is if its code is missing. */
  isReadable: boolean;
}

interface App {
  app: ReactNode;
  /** Hydrating needs the code of what was prerendered, or React would discard the prerendered page. */
  isWhole: boolean;
}

/** The app at the current URL; where code is missing, it says so. */
export async function createApp({ routes, pages, isReadable }: Options): Promise<App> {
  // What is prerendered on public pages alone.
  const footer = Promise.allSettled(isReadable ? [loadPublicFooter()] : []);
  const missing = [...(await pages), ...(await footer)].find((part) => part.status === 'rejected');
  if (missing && isReadable) throw missing.reason;
  const app = (
    <BrowserRouter basename={basename}>
      <AppRoutes routes={routes} />
    </BrowserRouter>
  );
  return { app, isWhole: !missing };
}
