export const languages = 'Language';
/** Of the links to the same page in other languages. */
export const readIn = 'Read in';
/** Without a connection, for a language whose pages this browser has not kept. */
export const notHere = ({ name }: { name: string }) =>
  `${name} was not used in this browser before. It can be fetched as soon as there is a connection.`;
