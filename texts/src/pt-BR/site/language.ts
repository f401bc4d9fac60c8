/** Of the links to the same page in other languages. */
export const languages = 'Idioma';
export const readIn = 'Ler em';
/** Without a connection, for a language whose pages this browser has not kept. */
export const notHere = ({ name }: { name: string }) =>
  `Idioma ainda não usado neste navegador: ${name}. Ele pode ser carregado assim que houver conexão.`;
