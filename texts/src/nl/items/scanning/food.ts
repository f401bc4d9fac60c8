import { plural } from '#nl/plural.ts';

export const heading = 'Een foto van het eten';
export const aim = 'Eén soort fruit, groente of pak vult het kader.';
export const looking = 'Even kijken…';
export const whichOne = 'Welke is het?';
export const unknown =
  'We weten niet wat dat is: we kennen 43 soorten fruit, groente en pakken. Probeer een foto van dichterbij, of typ de naam.';
export const failed =
  'De herkenning van eten kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.';
export const another = 'Geen van deze: andere foto';
export const inList = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `In de lijst: ${last}`, other: `In de lijst: ${count} dingen, als laatste ${last}` });
