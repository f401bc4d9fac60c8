import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

export interface PageModule {
  default: ComponentType;
  /** What the build fetches to prerender the page with its data already in it. */
  prefetch?: (client: QueryClient) => Promise<unknown>;
}

/** A page in a file of its own, fetched when it is visited. The name is the file's, below `src`; the build preloads it. */
export function page(name: string, load: () => Promise<PageModule>) {
  return {
    id: `src/${name}`,
    lazy: async () => {
      const { default: Component, prefetch } = await load();
      return { Component, handle: { prefetch } };
    },
  };
}
