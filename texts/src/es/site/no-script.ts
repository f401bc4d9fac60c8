/** On pages that are empty without scripts. */
export const needsScripts = <T>({
  home,
  blog,
  faq,
  contact,
}: Record<'home' | 'blog' | 'faq' | 'contact', (words: string) => T>) => [
  'Esta página necesita JavaScript, que está desactivado en este navegador. Sin él se pueden leer nuestra ',
  home('página de inicio'),
  ', el ',
  blog('blog'),
  ' y las ',
  faq('preguntas y respuestas'),
  '. Para darte de baja del boletín sin él, usa el botón de baja de tu programa de correo o ',
  contact('escríbenos'),
  '.',
];
