/** On pages that are empty without scripts. */
export const needsScripts = <T>({
  home,
  blog,
  faq,
  contact,
}: Record<'home' | 'blog' | 'faq' | 'contact', (words: string) => T>) => [
  'This page needs JavaScript, which is switched off in this browser. Our ',
  home('home page'),
  ', the ',
  blog('blog'),
  ' and the ',
  faq('questions and answers'),
  ' can be read without. To end our letters without it, use the unsubscribe button of your mail program, or ',
  contact('write to us'),
  '.',
];
