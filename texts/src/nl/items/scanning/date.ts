import type { SaidDate } from '@crisper/domain/line/line-food.ts';

export const heading = 'De datum op het pak';
export const aim = 'Hou de datum zo in het kader dat hij de helft vult.';

export const found = 'Dit hebben we gelezen. Klopt het?';
/** Day and month can be read both ways, or two readings of the picture differ. */
export const whichDay = 'Welke dag is het?';
/** The print does not say which of both it is. */
export const whichKind = ({ words }: { words: string | null }) =>
  words
    ? `Er staat ‘${words}’. Is dat een TGT- of een THT-datum?`
    : 'Is dat een TGT-datum (te gebruiken tot) of een THT-datum (ten minste houdbaar tot)?';
export const workedOut = 'Uitgerekend vanaf de dag waarop het is gemaakt.';
export const passed = 'is voorbij';
const kindName: Record<SaidDate['kind'], string> = {
  'use-by': 'Te gebruiken tot',
  'best-before': 'Ten minste houdbaar tot',
  estimate: 'Ongeveer',
};
export const day = ({ kind, day }: { kind: SaidDate['kind']; day: string }) => `${kindName[kind]} ${day}`;
export const again = 'Nee, kijk nog een keer';
