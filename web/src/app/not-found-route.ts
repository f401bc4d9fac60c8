import { page } from './page-route.tsx';

/** For paths that no page has. */
export const notFound = page('site/not-found-page.tsx', () => import('#site/not-found-page.tsx'));
