import * as paths from '@crisper/domain/paths.ts';
import { Navigate, type RouteObject } from 'react-router';
import { dashboardRoutes } from './dashboard-routes.ts';
import { kitchenRoutes } from './kitchen-routes.ts';
import { notFound } from './not-found-route.ts';
import { page } from './page-route.tsx';

/** Every page. */
export const routes: RouteObject[] = [
  { path: paths.home, ...page(() => import('./pages/home-page.tsx')) },
  { path: paths.about, ...page(() => import('#site/about-page.tsx')) },
  { path: paths.contact, ...page(() => import('#contact/contact-page.tsx')) },
  { path: paths.faq, ...page(() => import('#site/faq-page.tsx')) },
  { path: paths.foods, ...page(() => import('#foods/keeping-page.tsx')) },
  { path: paths.privacy, ...page(() => import('#site/privacy-page.tsx')) },
  { path: paths.terms, ...page(() => import('#site/terms-page.tsx')) },
  ...Object.entries(paths.moved).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),

  {
    path: paths.register,
    ...page(() => import('#accounts/register-page.tsx')),
  },
  { path: paths.login, ...page(() => import('#accounts/login-page.tsx')) },
  {
    path: paths.forgotPassword,
    ...page(() => import('#accounts/forgot-password-page.tsx')),
  },
  {
    path: paths.resetPassword,
    ...page(() => import('#accounts/reset-password-page.tsx')),
  },
  {
    path: paths.confirmLetter,
    ...page(() => import('#newsletter/confirm-page.tsx')),
  },
  {
    path: paths.unsubscribe,
    ...page(() => import('#newsletter/unsubscribe-page.tsx')),
  },
  {
    path: paths.stopReminders,
    ...page(() => import('#reminders/stop-reminders-page.tsx')),
  },

  {
    path: paths.kitchenBoard(':kitchenId'),
    ...page(() => import('#board/board-page.tsx')),
  },

  {
    ...page(() => import('./query-layout.tsx')),
    children: [
      { path: paths.blog, ...page(() => import('#blog/blog-page.tsx')) },
      {
        path: paths.fridge,
        ...page(() => import('#fridge/fridge-page.tsx')),
      },
      {
        path: paths.item(':itemId'),
        ...page(() => import('#fridge/one-item/item-page.tsx')),
      },
      {
        path: paths.join,
        ...page(() => import('#kitchens/join/join-page.tsx')),
      },
      {
        path: paths.sharedList,
        ...page(() => import('#shopping/shared/shared-list-page.tsx')),
      },
      {
        ...page(() => import('./layout/protected-layout.tsx')),
        children: [
          {
            path: paths.notifications,
            ...page(() => import('./pages/notifications-page.tsx')),
          },
          {
            path: paths.confirmEmail,
            ...page(() => import('#reminders/confirm-email-page.tsx')),
          },
          { path: paths.me, ...page(() => import('./pages/profile/me-page.tsx')) },
          ...dashboardRoutes,
          ...kitchenRoutes,
        ],
      },
    ],
  },

  ...(import.meta.env.DEV
    ? [
        {
          path: '/styleguide',
          ...page(() => import('#styleguide/styleguide-page.tsx')),
        },
        {
          ...page(() => import('./query-layout.tsx')),
          children: [{ path: '/styleguide/texts', ...page(() => import('#styleguide/texts-page.tsx')) }],
        },
      ]
    : []),
  { path: '*', ...notFound },
];

/** What the build renders to HTML. */
export const prerenderedPaths: string[] = [
  paths.home,
  paths.fridge,
  paths.blog,
  paths.about,
  paths.contact,
  paths.faq,
  paths.foods,
  paths.privacy,
  paths.terms,
  paths.register,
  paths.login,
  paths.forgotPassword,
];

/** Pages for signed-in people: their frame is rendered to HTML, the same for everybody. */
export const signedInPaths: string[] = [
  paths.notifications,
  paths.me,
  paths.dashboard,
  paths.myProfile,
  paths.myReminders,
  paths.myKitchens,
  paths.myPrivacy,
  paths.myDevices,
  paths.myPrograms,
  paths.myData,
  paths.addFoods,
  paths.myFoods,
  paths.expiredItems,
  paths.bmiCalculation,
  paths.kitchens,
  paths.kitchen(':kitchenId'),
  paths.kitchenAdd(':kitchenId'),
  paths.kitchenItem(':kitchenId', ':itemId'),
  paths.kitchenPeople(':kitchenId'),
  paths.kitchenSettings(':kitchenId'),
  paths.kitchenBring(':kitchenId'),
  paths.kitchenShopping(':kitchenId'),
  paths.kitchenPutAway(':kitchenId'),
  paths.kitchenCook(':kitchenId'),
  paths.kitchenDish(':kitchenId', ':slug'),
  paths.newRecipe(':kitchenId'),
  paths.changeRecipe(':kitchenId', ':slug'),
  paths.kitchenWaste(':kitchenId'),
];

/** Pages for screens: what they show before the app runs is rendered to HTML. */
export const screenPaths: string[] = [paths.kitchenBoard(':kitchenId')];

/** The page whose files the shell for all other URLs preloads: links lead to it. */
export const likelyPath: string = paths.item(':itemId');
