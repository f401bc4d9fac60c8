import * as paths from '@crisper/domain/paths.ts';
import { Navigate, type RouteObject } from 'react-router';
import { dashboardRoutes } from './dashboard-routes.ts';
import { kitchenRoutes } from './kitchen-routes.ts';
import { notFound } from './not-found-route.ts';
import { page } from './page-route.tsx';

/** Every page. The browser fetches this file by itself: its name changes whenever that of a page does. */
export const routes: RouteObject[] = [
  { path: paths.home, ...page('app/pages/home-page.tsx', () => import('./pages/home-page.tsx')) },
  { path: paths.about, ...page('site/about-page.tsx', () => import('#site/about-page.tsx')) },
  { path: paths.contact, ...page('contact/contact-page.tsx', () => import('#contact/contact-page.tsx')) },
  { path: paths.faq, ...page('site/faq-page.tsx', () => import('#site/faq-page.tsx')) },
  { path: paths.privacy, ...page('site/privacy-page.tsx', () => import('#site/privacy-page.tsx')) },
  { path: paths.terms, ...page('site/terms-page.tsx', () => import('#site/terms-page.tsx')) },
  ...Object.entries(paths.moved).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),

  {
    path: paths.register,
    ...page('accounts/register-page.tsx', () => import('#accounts/register-page.tsx')),
  },
  { path: paths.login, ...page('accounts/login-page.tsx', () => import('#accounts/login-page.tsx')) },
  {
    path: paths.forgotPassword,
    ...page('accounts/forgot-password-page.tsx', () => import('#accounts/forgot-password-page.tsx')),
  },
  {
    path: paths.resetPassword,
    ...page('accounts/reset-password-page.tsx', () => import('#accounts/reset-password-page.tsx')),
  },
  {
    path: paths.confirmLetter,
    ...page('newsletter/confirm-page.tsx', () => import('#newsletter/confirm-page.tsx')),
  },
  {
    path: paths.unsubscribe,
    ...page('newsletter/unsubscribe-page.tsx', () => import('#newsletter/unsubscribe-page.tsx')),
  },
  {
    path: paths.stopReminders,
    ...page('reminders/stop-reminders-page.tsx', () => import('#reminders/stop-reminders-page.tsx')),
  },

  {
    ...page('app/query-layout.tsx', () => import('./query-layout.tsx')),
    children: [
      { path: paths.blog, ...page('blog/blog-page.tsx', () => import('#blog/blog-page.tsx')) },
      {
        path: paths.fridge,
        ...page('items/fridge/fridge-page.tsx', () => import('#items/fridge/fridge-page.tsx')),
      },
      {
        path: paths.item(':itemId'),
        ...page('items/one-item/item-page.tsx', () => import('#items/one-item/item-page.tsx')),
      },
      {
        path: paths.join,
        ...page('kitchens/join/join-page.tsx', () => import('#kitchens/join/join-page.tsx')),
      },
      {
        ...page('app/layout/protected-layout.tsx', () => import('./layout/protected-layout.tsx')),
        children: [
          {
            path: paths.notifications,
            ...page('app/pages/notifications-page.tsx', () => import('./pages/notifications-page.tsx')),
          },
          {
            path: paths.confirmEmail,
            ...page('reminders/confirm-email-page.tsx', () => import('#reminders/confirm-email-page.tsx')),
          },
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
          ...page('styleguide/styleguide-page.tsx', () => import('#styleguide/styleguide-page.tsx')),
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
  paths.privacy,
  paths.terms,
  paths.register,
  paths.login,
  paths.forgotPassword,
];

/** Pages for signed-in people: their frame is rendered to HTML, the same for everybody. */
export const signedInPaths: string[] = [
  paths.notifications,
  paths.dashboard,
  paths.myProfile,
  paths.addFoods,
  paths.myFoods,
  paths.expiredItems,
  paths.bmiCalculation,
  paths.kitchens,
  paths.kitchen(':kitchenId'),
  paths.kitchenItem(':kitchenId', ':itemId'),
  paths.kitchenPeople(':kitchenId'),
  paths.kitchenSettings(':kitchenId'),
  paths.kitchenWaste(':kitchenId'),
];

/** The page whose files the shell for all other URLs preloads: links lead to it. */
export const likelyPath: string = paths.item(':itemId');
