// Every URL path of the app. Pages, mails, redirects and the sitemap take theirs from here, as `import * as paths`:
// a bundle then holds only the paths that its pages use.

import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages/languages.ts';

/** The language of a page, by the first part of its URL path: /de/fridge. */
export function languageOf(path: string): Language {
  const first = path.split('/', 2)[1] ?? '';
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/** What the path of a page begins with in that language. */
export const prefixOf = (language: Language): string => (language === DEFAULT_LANGUAGE ? '' : `/${language}`);

/** The path of that page in a language; English has the paths without a prefix. */
export const inLanguage = (language: Language, path: string): string =>
  path === home ? prefixOf(language) || home : prefixOf(language) + path;

/** The path that the page has in English. */
export function withoutLanguage(path: string): string {
  const prefix = prefixOf(languageOf(path));
  return path.slice(prefix.length) || home;
}

export const home = '/';
export const fridge = '/fridge';
export const item = (id: string) => `/items/${id}`;
export const notifications = '/notifications';
export const blog = '/blog';
export const about = '/about';
export const contact = '/contact';
export const register = '/register';
export const login = '/login';
export const forgotPassword = '/forgot-password';
export const resetPassword = '/reset-password';
export const confirmEmail = '/confirm-email';
export const confirmLetter = '/newsletter/confirm';
export const unsubscribe = '/newsletter/unsubscribe';
export const stopReminders = '/reminders/stop';
export const join = '/join';
export const sharedList = '/shared-list';
export const faq = '/faq';
export const foods = '/how-long-things-keep';
export const privacy = '/privacy-policy';
export const terms = '/terms&condition';
/** What a phone leads to under *Me*. */
export const me = '/me';
export const dashboard = '/dashboard';
export const myProfile = '/dashboard/my-profile';
export const myReminders = '/dashboard/my-profile/reminders';
export const myKitchens = '/dashboard/my-profile/kitchens';
export const myPrivacy = '/dashboard/my-profile/privacy';
export const myDevices = '/dashboard/my-profile/devices';
export const myPrograms = '/dashboard/my-profile/programs';
export const myData = '/dashboard/my-profile/data';
export const addFoods = '/dashboard/add-foods';
export const myFoods = '/dashboard/my-foods';
export const expiredItems = '/dashboard/expired-items';
export const bmiCalculation = '/dashboard/bmi-calculation';
/** Not a page: where other apps send what people share with this one. */
export const share = '/share';
export const kitchens = '/kitchens';
/** In place of a kitchen's id: the person's own, found when the app runs. Links have it until the kitchens are known. */
export const OWN_KITCHEN = 'mine';
export const kitchen = (id: string) => `/kitchens/${id}`;
export const kitchenAdd = (id: string) => `/kitchens/${id}/add`;
export const kitchenItem = (id: string, itemId: string) => `/kitchens/${id}/items/${itemId}`;
export const kitchenPeople = (id: string) => `/kitchens/${id}/people`;
export const kitchenSettings = (id: string) => `/kitchens/${id}/settings`;
export const kitchenBring = (id: string) => `/kitchens/${id}/bring`;
export const kitchenShopping = (id: string) => `/kitchens/${id}/shopping`;
export const kitchenPutAway = (id: string) => `/kitchens/${id}/shopping/put-away`;
export const kitchenCook = (id: string) => `/kitchens/${id}/cook`;
export const kitchenDish = (id: string, slug: string) => `/kitchens/${id}/cook/${slug}`;
export const newRecipe = (id: string) => `/kitchens/${id}/cook/new`;
export const changeRecipe = (id: string, slug: string) => `/kitchens/${id}/cook/${slug}/change`;
/** Said to the pages about cooking: the foods that somebody wants to cook with. */
export const cookWith = (itemIds: readonly string[]) =>
  itemIds.length === 0 ? '' : `?${itemIds.map((id) => `with=${id}`).join('&')}`;
/** For a screen on the fridge, which has a key behind the # and no person. */
export const kitchenBoard = (id: string) => `/kitchens/${id}/board`;
export const kitchenWaste = (id: string) => `/kitchens/${id}/waste`;

/** Paths that pages had before, and their paths now. */
export const moved: Readonly<Record<string, string>> = { '/privacy': privacy };

/** The file of the document of a path, without its ending. Windows has no colons in the names of files. */
export const documentFile = (path: string): string =>
  path === home ? '/index' : path.replaceAll(/:[^/]+/g, '-');

const isBelow = (path: string, side: string) => `${path}/`.startsWith(`${side}/`);

export const isInKitchens = (path: string): boolean => isBelow(path, kitchens);

/** Whether the page there waits until the token was checked. Kitchens do not: what is kept of them is shown at once. */
export const waitsForCheck = (path: string): boolean => !isInKitchens(path);

/** Whether the page there fills a screen that nobody touches. */
export const isBoard = (path: string): boolean => /^\/kitchens\/[^/]+\/board\/?$/.test(path);

/** Whether the page there is only for those who are signed in. */
export const isForSignedIn = (path: string): boolean =>
  path === notifications ||
  path === confirmEmail ||
  path === me ||
  isBelow(path, dashboard) ||
  (isInKitchens(path) && !isBoard(path));

/** Whether the heading of the page is the header of a phone, in place of the site's: in a kitchen, and under *Me*. */
export const hasOwnHeader = (path: string): boolean => path === me || path.startsWith(`${kitchens}/`);
