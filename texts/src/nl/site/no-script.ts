/** On pages that are empty without scripts. */
export const needsScripts = <T>({
  home,
  blog,
  faq,
  contact,
}: Record<'home' | 'blog' | 'faq' | 'contact', (words: string) => T>) => [
  'Voor deze pagina is JavaScript nodig, en dat staat in deze browser uit. Zonder kun je wel de ',
  home('startpagina'),
  ', de ',
  blog('blog'),
  ' en de ',
  faq('vragen en antwoorden'),
  ' lezen. Om je zonder JavaScript voor onze mail af te melden, gebruik je de afmeldknop van je mailprogramma, of ',
  contact('schrijf ons'),
  '.',
];
