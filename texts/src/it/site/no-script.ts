/** On pages that are empty without scripts. */
export const needsScripts = <T>({
  home,
  blog,
  faq,
  contact,
}: Record<'home' | 'blog' | 'faq' | 'contact', (words: string) => T>) => [
  'Questa pagina ha bisogno di JavaScript, che in questo browser è disattivato. Senza, si possono leggere la ',
  home('pagina iniziale'),
  ', il ',
  blog('blog'),
  ' e le ',
  faq('domande frequenti'),
  '. Per non ricevere più le nostre lettere, senza JavaScript, usa il pulsante di annullamento del tuo programma di posta, o ',
  contact('scrivici'),
  '.',
];
