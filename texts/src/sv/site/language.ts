export const languages = 'Språk';
/** Of the links to the same page in other languages. */
export const readIn = 'Läs på';
/** Without a connection, for a language whose pages this browser has not kept. */
export const notHere = ({ name }: { name: string }) =>
  `${name} har inte använts i den här webbläsaren förut. Det kan hämtas så snart det finns en uppkoppling.`;
