export const languages = 'Taal';
/** Of the links to the same page in other languages. */
export const readIn = 'In een andere taal lezen';
/** Without a connection, for a language whose pages this browser has not kept. */
export const notHere = ({ name }: { name: string }) =>
  `${name} is in deze browser nog niet gebruikt. Zodra er verbinding is, kan het worden opgehaald.`;
