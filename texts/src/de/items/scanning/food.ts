import { plural } from '#de/plural.ts';

export const heading = 'Ein Bild vom Lebensmittel';
export const aim = 'Eine Obst- oder Gemüsesorte oder ein Getränkekarton füllt den Rahmen aus.';
export const looking = 'Mal sehen …';
export const whichOne = 'Was davon ist es?';
export const unknown =
  'Das kennen wir nicht, nur 43 Sorten Obst, Gemüse und Getränkekartons. Geh näher heran oder tippe den Namen ein.';
export const failed =
  'Die Erkennung ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.';
export const another = 'Nichts davon: anderes Bild';
export const inList = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `In der Liste: ${last}`,
    other: `In der Liste: ${count} Dinge, das letzte ist ${last}`,
  });
