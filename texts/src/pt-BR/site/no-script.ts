/** On pages that are empty without scripts. */
export const needsScripts = <T>({
  home,
  blog,
  faq,
  contact,
}: Record<'home' | 'blog' | 'faq' | 'contact', (words: string) => T>) => [
  'Esta página precisa de JavaScript, que está desligado neste navegador. Dá para ler sem ele a nossa ',
  home('página inicial'),
  ', o ',
  blog('blog'),
  ' e as ',
  faq('perguntas e respostas'),
  '. Para encerrar nossos e-mails sem JavaScript, use o botão de cancelar inscrição do seu programa de e-mail ou ',
  contact('escreva para a gente'),
  '.',
];
