import { page } from './page-route.tsx';

/** For paths that no page has. */
export const notFound = page(() => import('#site/not-found-page.tsx'));
