import type { ReactNode } from 'react';
import { BrowserRouter, matchRoutes } from 'react-router';
import { AppRoutes } from './app-routes.tsx';
import { loadPage } from './page-route.tsx';
import { routes } from './routes.tsx';

/** The app at the present address. Hydrating needs the page's code at hand, or React would throw the prerendered page away. */
export async function createApp(): Promise<ReactNode> {
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => loadPage(route)));
  return (
    <BrowserRouter>
      <AppRoutes routes={routes} />
    </BrowserRouter>
  );
}
