import * as paths from '@crisper/domain/paths.ts';
import type { RouteObject } from 'react-router';
import { notFound } from './not-found-route.ts';
import { page } from './page-route.tsx';

/** The pages of the dashboard; for any other path "not found" is shown beside the sidebar too. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    ...page(() => import('./pages/overview-page.tsx')),
  },
  {
    path: paths.myProfile,
    ...page(() => import('./pages/profile/my-profile-page.tsx')),
  },
  {
    path: paths.myReminders,
    ...page(() => import('./pages/profile/my-reminders-page.tsx')),
  },
  {
    path: paths.myKitchens,
    ...page(() => import('./pages/profile/my-kitchens-page.tsx')),
  },
  {
    path: paths.myPrivacy,
    ...page(() => import('./pages/profile/my-privacy-page.tsx')),
  },
  {
    path: paths.myDevices,
    ...page(() => import('./pages/profile/my-devices-page.tsx')),
  },
  {
    path: paths.myPrograms,
    ...page(() => import('./pages/profile/my-programs-page.tsx')),
  },
  {
    path: paths.myData,
    ...page(() => import('./pages/profile/my-data-page.tsx')),
  },
  {
    path: paths.addFoods,
    ...page(() => import('./pages/add-foods-page.tsx')),
  },
  {
    path: paths.myFoods,
    ...page(() => import('./pages/my-foods-page.tsx')),
  },
  {
    path: paths.expiredItems,
    ...page(() => import('./pages/expired-items-page.tsx')),
  },
  {
    path: paths.bmiCalculation,
    ...page(() => import('#bmi/bmi-page.tsx')),
  },
  { path: `${paths.dashboard}/*`, ...notFound },
];
