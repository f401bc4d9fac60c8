import { plural } from '#da/plural.ts';

export const heading = 'Et billede af maden';
export const aim = 'Én slags frugt, grøntsag eller karton fylder rammen.';
export const looking = 'Kigger på det …';
export const whichOne = 'Hvad er det?';
export const unknown =
  'Det kender vi ikke: Vi kender 43 slags frugt, grønt og kartoner. Prøv tættere på, eller skriv navnet.';
export const failed = 'Det, der genkender mad, kunne ikke hentes. Tjek din forbindelse, og prøv igen.';
export const another = 'Ingen af dem: et andet billede';
export const inList = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `På listen: ${last}`,
    other: `På listen: ${count} ting, den sidste er ${last}`,
  });
