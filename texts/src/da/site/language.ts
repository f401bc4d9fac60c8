/** Of the links to the same page in other languages. */
export const languages = 'Sprog';
export const readIn = 'Læs på';
/** Without a connection, for a language whose pages this browser has not kept. */
export const notHere = ({ name }: { name: string }) =>
  `${name} har ikke været brugt i denne browser før. Det kan hentes, så snart der er forbindelse.`;
