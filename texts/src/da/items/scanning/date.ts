import type { SaidDate } from '@crisper/domain/line/line-food.ts';

export const heading = 'Datoen på pakken';
export const aim = 'Hold datoen ind i rammen, så den fylder det halve.';

export const found = 'Det har vi læst. Er det rigtigt?';
/** Day and month can be read both ways, or two readings of the picture differ. */
export const whichDay = 'Hvilken dag er det?';
/** The print does not say which of both it is. */
export const whichKind = ({ words }: { words: string | null }) =>
  words
    ? `Der står »${words}«. Er det sidste anvendelsesdato eller mindst holdbar til?`
    : 'Er det sidste anvendelsesdato eller mindst holdbar til?';
export const workedOut = 'Regnet ud fra den dag, det blev lavet.';
export const passed = 'er passeret';
const kindName: Record<SaidDate['kind'], string> = {
  'use-by': 'Sidste anvendelsesdato',
  'best-before': 'Mindst holdbar til',
  estimate: 'Cirka',
};
export const day = ({ kind, day }: { kind: SaidDate['kind']; day: string }) => `${kindName[kind]} ${day}`;
export const again = 'Nej, kig igen';
