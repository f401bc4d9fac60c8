import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import type { PageModule } from '#app/page-route.ts';
import { type PrefetchedQuery, queryClient } from '#app/query-client.ts';
import { createRoutes, prerenderedPaths } from '#app/routes.tsx';

/** Every address the app knows, as the patterns of its routes. */
export function routePatterns(routes: RouteObject[] = createRoutes()): string[] {
  return routes.flatMap(({ path, children }) => [
    ...(path && path !== '*' ? [path] : []),
    ...(children ? routePatterns(children) : []),
  ]);
}

export { prerenderedPaths };

/** One page as HTML, the files it came from, and the data that was fetched for it. */
export async function renderPage(path: string) {
  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(new URL(path, 'http://build.invalid')));
  if (context instanceof Response) throw new Error(`${path} redirects; it cannot be prerendered.`);
  queryClient.clear();
  for (const { route } of context.matches)
    await (route.handle as PageModule | undefined)?.prefetch?.(queryClient);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
  const prefetched = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(
      ({ queryKey, state }): PrefetchedQuery => ({
        queryKey,
        data: state.data,
        updatedAt: state.dataUpdatedAt,
      }),
    );
  return {
    html,
    modules: context.matches.map(({ route }) => route.id).filter((id) => id.startsWith('src/')),
    prefetched: prefetched.length > 0 ? prefetched : null,
  };
}
