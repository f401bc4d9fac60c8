/** Every page a visitor can read without signing in. */
export const publicPages = [
  '/',
  '/fridge',
  '/blog',
  '/about',
  '/contact',
  '/faq',
  '/how-long-things-keep',
  '/privacy-policy',
  '/terms&condition',
];
