/** Of the links to the same page in other languages. */
export const languages = 'Sprache';
export const readIn = 'Lesen auf';
/** Without a connection, for a language whose pages this browser has not kept. */
export const notHere = ({ name }: { name: string }) =>
  `${name} wurde in diesem Browser noch nicht benutzt. Sobald eine Verbindung da ist, lässt es sich laden.`;
