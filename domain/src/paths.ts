/** Every URL path of the app. Pages, mails, redirects and the sitemap take theirs from here. */
export const paths = {
  home: '/',
  fridge: '/fridge',
  item: (id: string) => `/items/${id}`,
  notifications: '/notifications',
  blog: '/blog',
  about: '/about',
  contact: '/contact',
  register: '/register',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  confirmLetter: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  stopReminders: '/reminders/stop',
  faq: '/faq',
  privacy: '/privacy-policy',
  terms: '/terms&condition',
  dashboard: '/dashboard',
  myProfile: '/dashboard/my-profile',
  addFoods: '/dashboard/add-foods',
  myFoods: '/dashboard/my-foods',
  expiredItems: '/dashboard/expired-items',
  bmiCalculation: '/dashboard/bmi-calculation',
} as const;

/** Paths that pages had before, and their paths now. */
export const movedPaths: Readonly<Record<string, string>> = { '/privacy': paths.privacy };

/** Whether the page there is only for those who are signed in. */
export const isForSignedIn = (path: string): boolean =>
  path === paths.notifications || path === paths.confirmEmail || `${path}/`.startsWith(`${paths.dashboard}/`);
