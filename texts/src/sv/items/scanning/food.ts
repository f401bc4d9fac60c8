import { plural } from '#sv/plural.ts';

export const heading = 'En bild på maten';
export const aim = 'Fyll rutan med en sorts frukt, grönsak eller kartong.';
export const looking = 'Tittar …';
export const whichOne = 'Vilken är det?';
export const unknown =
  'Vi vet inte vad det är: vi kan 43 frukter, grönsaker och kartonger. Prova närmare, eller skriv vad det heter.';
export const failed = 'Det som känner igen mat kunde inte laddas. Kolla uppkopplingen och försök igen.';
export const another = 'Ingen av dem: en ny bild';
export const inList = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `I listan: ${last}`, other: `I listan: ${count} saker, den senaste är ${last}` });
