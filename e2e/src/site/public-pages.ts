/** Every page a visitor can read without signing in. */
export const publicPages = [
  '/',
  '/fridge',
  '/blog',
  '/about',
  '/contact',
  '/faq',
  '/privacy-policy',
  '/terms&condition',
];
