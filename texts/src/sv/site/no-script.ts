/** On pages that are empty without scripts. */
export const needsScripts = <T>({
  home,
  blog,
  faq,
  contact,
}: Record<'home' | 'blog' | 'faq' | 'contact', (words: string) => T>) => [
  'Den här sidan kräver JavaScript, som är avstängt i webbläsaren. Vår ',
  home('startsida'),
  ', ',
  blog('bloggen'),
  ' och ',
  faq('frågorna och svaren'),
  ' går att läsa utan. För att avsluta våra brev utan det, använd avregistreringsknappen i ditt mejlprogram, eller ',
  contact('skriv till oss'),
  '.',
];
