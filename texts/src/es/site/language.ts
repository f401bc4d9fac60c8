export const languages = 'Idioma';
/** Of the links to the same page in other languages. */
export const readIn = 'Leer en';
/** Without a connection, for a language whose pages this browser has not kept. */
export const notHere = ({ name }: { name: string }) =>
  `${name} no se ha usado antes en este navegador. Se puede cargar en cuanto haya conexión.`;
