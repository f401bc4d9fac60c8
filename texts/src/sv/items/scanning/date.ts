import type { SaidDate } from '@crisper/domain/line/line-food.ts';

export const heading = 'Datumet på förpackningen';
export const aim = 'Håll datumet i rutan, så att det fyller halva.';

export const found = 'Det här läste vi. Stämmer det?';
/** Day and month can be read both ways, or two readings of the picture differ. */
export const whichDay = 'Vilken dag är det?';
/** The print does not say which of both it is. */
export const whichKind = ({ words }: { words: string | null }) =>
  words
    ? `Det står ”${words}”. Är det sista förbrukningsdag eller bäst före?`
    : 'Är det sista förbrukningsdag eller bäst före?';
export const workedOut = 'Uträknat från dagen då det tillverkades.';
export const passed = 'har passerat';
const kindName: Record<SaidDate['kind'], string> = {
  'use-by': 'Sista förbrukningsdag',
  'best-before': 'Bäst före',
  estimate: 'Ungefär',
};
export const day = ({ kind, day }: { kind: SaidDate['kind']; day: string }) => `${kindName[kind]} ${day}`;
export const again = 'Nej, läs igen';
