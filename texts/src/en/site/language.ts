/** Of the links to the same page in other languages. */
export const languages = 'Language';
/** Without a connection, for a language whose pages this browser has not kept. */
export const notHere = ({ name }: { name: string }) =>
  `${name} was not used in this browser before. It can be fetched as soon as there is a connection.`;
