/** On pages that are empty without scripts. */
export const needsScripts = <T>({
  home,
  blog,
  faq,
  contact,
}: Record<'home' | 'blog' | 'faq' | 'contact', (words: string) => T>) => [
  'Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur. On peut lire sans lui la ',
  home('page d’accueil'),
  ', le ',
  blog('blog'),
  ' et les ',
  faq('questions et réponses'),
  '. Pour ne plus recevoir nos lettres, sans JavaScript, utilise le bouton de désabonnement de ta messagerie ou ',
  contact('écris-nous'),
  '.',
];
