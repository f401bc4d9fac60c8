import { type ReactNode, StrictMode } from 'react';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import { createRoutes } from './routes.tsx';

/** The app at the present address. Hydrating needs the page's code at hand, or React would throw the prerendered page away. */
export async function createApp(): Promise<ReactNode> {
  const routes = createRoutes();
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
}
