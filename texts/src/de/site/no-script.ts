/** On pages that are empty without scripts. */
export const needsScripts = <T>({
  home,
  blog,
  faq,
  contact,
}: Record<'home' | 'blog' | 'faq' | 'contact', (words: string) => T>) => [
  'Diese Seite braucht JavaScript, und das ist in diesem Browser ausgeschaltet. Ohne lesen kannst du die ',
  home('Startseite'),
  ', den ',
  blog('Blog'),
  ' und die ',
  faq('Fragen und Antworten'),
  '. Um unseren Newsletter ohne JavaScript abzubestellen, nimm den Abmelde-Knopf deines Mailprogramms oder ',
  contact('schreib uns'),
  '.',
];
