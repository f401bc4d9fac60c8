import type { SaidDate } from '@crisper/domain/line/line-food.ts';

export const heading = 'La date sur l’emballage';
export const aim = 'Place la date dans le cadre, pour qu’elle en remplisse la moitié.';

export const found = 'Voici ce qu’on lit. C’est juste ?';
/** Day and month can be read both ways, or two readings of the picture differ. */
export const whichDay = 'C’est quel jour ?';
/** The print does not say which of both it is. */
export const whichKind = ({ words }: { words: string | null }) =>
  words
    ? `C’est écrit « ${words} ». À consommer jusqu’au (DLC), ou de préférence avant (DDM) ?`
    : 'À consommer jusqu’au (DLC), ou de préférence avant (DDM) ?';
export const workedOut = 'Calculé d’après le jour de fabrication.';
export const passed = 'c’est passé';
const kindName: Record<SaidDate['kind'], string> = {
  'use-by': 'À consommer jusqu’au',
  'best-before': 'De préférence avant le',
  estimate: 'Vers le',
};
export const day = ({ kind, day }: { kind: SaidDate['kind']; day: string }) => `${kindName[kind]} ${day}`;
export const again = 'Non, relire';
