import * as paths from '@crisper/domain/paths.ts';
import type { RouteObject } from 'react-router';
import { notFound } from './not-found-route.ts';
import { page } from './page-route.tsx';

/** The pages about kitchens, for those who are signed in. */
export const kitchenRoutes: RouteObject[] = [
  {
    path: paths.kitchens,
    ...page(() => import('#kitchens/mine/kitchens-page.tsx')),
  },
  {
    path: paths.kitchen(':kitchenId'),
    ...page(() => import('./pages/kitchen-page.tsx')),
  },
  {
    path: paths.kitchenAdd(':kitchenId'),
    ...page(() => import('./pages/add-to-kitchen-page.tsx')),
  },
  {
    path: paths.kitchenItem(':kitchenId', ':itemId'),
    ...page(() => import('./pages/kitchen-item-page.tsx')),
  },
  {
    path: paths.kitchenPeople(':kitchenId'),
    ...page(() => import('#kitchens/people/people-page.tsx')),
  },
  {
    path: paths.kitchenSettings(':kitchenId'),
    ...page(() => import('#kitchens/settings/settings-page.tsx')),
  },
  {
    path: paths.kitchenBring(':kitchenId'),
    ...page(() => import('#bring/bring-page.tsx')),
  },
  {
    path: paths.kitchenShopping(':kitchenId'),
    ...page(() => import('#shopping/shopping-page.tsx')),
  },
  {
    path: paths.kitchenPutAway(':kitchenId'),
    ...page(() => import('#shopping/put-away/put-away-page.tsx')),
  },
  {
    path: paths.kitchenCook(':kitchenId'),
    ...page(() => import('#cook/cook-page.tsx')),
  },
  {
    path: paths.kitchenDish(':kitchenId', ':slug'),
    ...page(() => import('#cook/dish-page.tsx')),
  },
  ...[paths.newRecipe(':kitchenId'), paths.changeRecipe(':kitchenId', ':slug')].map((path) => ({
    path,
    ...page(() => import('#recipes/recipe-page.tsx')),
  })),
  {
    path: paths.kitchenWaste(':kitchenId'),
    ...page(() => import('#waste/waste-page.tsx')),
  },
  // Below those whose documents they begin with.
  ...[
    ...[paths.kitchen, paths.kitchenAdd, paths.kitchenBring],
    ...[paths.kitchenShopping, paths.kitchenCook, paths.kitchenWaste],
  ].map((path) => ({
    path: path(paths.OWN_KITCHEN),
    ...page(() => import('./pages/own-kitchen-page.tsx')),
  })),
  { path: `${paths.kitchens}/*`, ...notFound },
];
