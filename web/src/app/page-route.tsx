import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, use } from 'react';
import type { Params, RouteObject } from 'react-router';
import { fetchCode } from '#http/fetch-code.ts';
import { showsProgress } from './layout/router-progress.tsx';
import { loadOnceMore } from './load-once-more.ts';

type PageComponent = ComponentType & {
  /** Asks for the data of a page that is opened by its URL, while the app is still starting. */
  begin?: (params: Params) => void;
};

interface PageModule {
  default: PageComponent;
  /** The queries that the build runs to prerender the page with its data. */
  prefetch?: (client: QueryClient) => Promise<unknown>;
}

/** The data of our routes beyond the router's own. */
interface PageHandle {
  load: () => Promise<PageModule>;
}

const failed = new Set<() => void>();

/** Pages whose code did not load are retried at the next visit. */
export function forgetFailedPages(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A page in a file of its own, fetched when it is visited. The build adds the file's name where it renders the pages.
 * React's own `lazy` would wait a moment even for a file that is there, and so could not hydrate.
 */
export function page(load: () => Promise<PageModule>, file?: string) {
  let module: PageModule | undefined;
  let loading: Promise<PageModule> | undefined;
  const handle: PageHandle = {
    load: () => {
      loading ??= fetchCode(load)
        .catch(loadOnceMore)
        .then(
          (loaded) => {
            module = loaded;
            return loaded;
          },
          (error: unknown) => {
            failed.add(() => {
              loading = undefined;
            });
            throw error;
          },
        );
      return loading;
    },
  };
  function Component() {
    const { default: Page } = module ?? use(showsProgress(handle.load()));
    return <Page />;
  }
  return { ...(file && { id: file }), handle, Component };
}

export function loadPage(route: RouteObject): Promise<PageModule> | undefined {
  return (route.handle as PageHandle | undefined)?.load();
}
