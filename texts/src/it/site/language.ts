/** Of the links to the same page in other languages. */
export const languages = 'Lingua';
export const readIn = 'Leggi in';
/** Without a connection, for a language whose pages this browser has not kept. */
export const notHere = ({ name }: { name: string }) =>
  `Lingua mai usata in questo browser: ${name}. Si potrà caricare appena c’è una connessione.`;
