import * as paths from '@crisper/domain/paths.ts';
import type { RouteObject } from 'react-router';
import { notFound } from './not-found-route.ts';
import { page } from './page-route.tsx';

/** The pages about kitchens, for those who are signed in. */
export const kitchenRoutes: RouteObject[] = [
  {
    path: paths.kitchens,
    ...page('kitchens/mine/kitchens-page.tsx', () => import('#kitchens/mine/kitchens-page.tsx')),
  },
  {
    path: paths.kitchen(':kitchenId'),
    ...page('app/pages/kitchen-page.tsx', () => import('./pages/kitchen-page.tsx')),
  },
  {
    path: paths.kitchenItem(':kitchenId', ':itemId'),
    ...page('app/pages/kitchen-item-page.tsx', () => import('./pages/kitchen-item-page.tsx')),
  },
  {
    path: paths.kitchenPeople(':kitchenId'),
    ...page('kitchens/people/people-page.tsx', () => import('#kitchens/people/people-page.tsx')),
  },
  {
    path: paths.kitchenSettings(':kitchenId'),
    ...page('kitchens/settings/settings-page.tsx', () => import('#kitchens/settings/settings-page.tsx')),
  },
  {
    path: paths.kitchenWaste(':kitchenId'),
    ...page('waste/waste-page.tsx', () => import('#waste/waste-page.tsx')),
  },
  { path: `${paths.kitchens}/*`, ...notFound },
];
