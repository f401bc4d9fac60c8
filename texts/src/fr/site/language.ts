/** Of the links to the same page in other languages. */
export const languages = 'Langue';
export const readIn = 'Lire en';
/** Without a connection, for a language whose pages this browser has not kept. */
export const notHere = ({ name }: { name: string }) =>
  `Langue pas encore utilisée dans ce navigateur : ${name}. Elle pourra être chargée dès qu’il y aura une connexion.`;
