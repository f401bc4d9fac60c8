import { renderToString } from 'react-dom/server';
import { matchRoutes, type RouteObject, StaticRouter } from 'react-router';
import { AppRoutes } from '#app/app-routes.tsx';
import { loadPage } from '#app/page-route.tsx';
import { likelyPath, prerenderedPaths, routes, screenPaths, signedInPaths } from '#app/routes.tsx';
import { prerenderedPartsAreThere } from '#http/late-part.tsx';
import { basename } from '#languages/page-path.ts';
import { type PrefetchedQuery, queryClient } from '#session/query-client.ts';
import { manifest } from '#site/manifest.ts';
import { NoScript } from '#site/no-script.tsx';

/** Every address the app knows, as the patterns of its routes. */
export function routePatterns(below: RouteObject[] = routes): string[] {
  return below.flatMap(({ path, children }) => [
    ...(path && path !== '*' ? [path] : []),
    ...(children ? routePatterns(children) : []),
  ]);
}

export { likelyPath, manifest, prerenderedPaths, screenPaths, signedInPaths };

/** For browsers that run no scripts, on pages that are empty without. */
export const noScript = (): string =>
  renderToString(
    <StaticRouter location={basename || '/'} basename={basename}>
      <NoScript />
    </StaticRouter>,
  );

function nameOf({ handle, id }: RouteObject): string[] {
  if (handle && !id)
    throw new Error('A page has no name. Is it a call page(() => import(…)) in a file of routes?');
  return id ? [id] : [];
}

/** The files that the page at the path comes from. */
export const modulesOf = (path: string): string[] =>
  (matchRoutes(routes, path) ?? []).flatMap(({ route }) => nameOf(route));

/** One page as HTML, and the data that was fetched for it. */
export async function renderPage(path: string) {
  const matched = (matchRoutes(routes, path) ?? []).map(({ route }) => route);
  queryClient.clear();
  for (const route of matched) await (await loadPage(route))?.prefetch?.(queryClient);
  await prerenderedPartsAreThere();
  const html = renderToString(
    <StaticRouter location={basename + path} basename={basename}>
      <AppRoutes routes={routes} />
    </StaticRouter>,
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
    prefetched: prefetched.length > 0 ? prefetched : null,
  };
}
