import * as paths from '@crisper/domain/paths.ts';
import type { RouteObject } from 'react-router';
import { notFound } from './not-found-route.ts';
import { page } from './page-route.tsx';

/** The pages of the dashboard; for any other path "not found" is shown beside the sidebar too. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    ...page('app/pages/overview-page.tsx', () => import('./pages/overview-page.tsx')),
  },
  {
    path: paths.myProfile,
    ...page('app/pages/my-profile-page.tsx', () => import('./pages/my-profile-page.tsx')),
  },
  {
    path: paths.addFoods,
    ...page('app/pages/add-foods-page.tsx', () => import('./pages/add-foods-page.tsx')),
  },
  {
    path: paths.myFoods,
    ...page('app/pages/my-foods-page.tsx', () => import('./pages/my-foods-page.tsx')),
  },
  {
    path: paths.expiredItems,
    ...page('app/pages/expired-items-page.tsx', () => import('./pages/expired-items-page.tsx')),
  },
  {
    path: paths.bmiCalculation,
    ...page('bmi/bmi-page.tsx', () => import('#bmi/bmi-page.tsx')),
  },
  { path: `${paths.dashboard}/*`, ...notFound },
];
