/** On pages that are empty without scripts. */
export const needsScripts = <T>({
  home,
  blog,
  faq,
  contact,
}: Record<'home' | 'blog' | 'faq' | 'contact', (words: string) => T>) => [
  'Siden kræver JavaScript, og det er slået fra i denne browser. Vores ',
  home('forside'),
  ', ',
  blog('bloggen'),
  ' og ',
  faq('spørgsmål og svar'),
  ' kan læses uden. Vil du afmelde vores mails uden JavaScript, så brug afmeldingsknappen i dit mailprogram, eller ',
  contact('skriv til os'),
  '.',
];
