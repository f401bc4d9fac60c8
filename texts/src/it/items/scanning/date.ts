import type { SaidDate } from '@crisper/domain/line/line-food.ts';

/** A date takes an article, which is shorter before 8 and 11; a weekday does not. */
const on = (day: string) =>
  /^\d/.test(day) ? (/^(?:0?8|11)(?!\d)/.test(day) ? `l’${day}` : `il ${day}`) : day;

export const heading = 'La data sulla confezione';
export const aim = 'Inquadra la data, in modo che riempia metà del riquadro.';

export const found = 'Abbiamo letto questo. È giusto?';
/** Day and month can be read both ways, or two readings of the picture differ. */
export const whichDay = 'Che giorno è?';
/** The print does not say which of both it is. */
export const whichKind = ({ words }: { words: string | null }) =>
  words
    ? `C’è scritto «${words}». Da consumare entro (scadenza), o preferibilmente entro (TMC)?`
    : 'Da consumare entro (scadenza), o preferibilmente entro (TMC)?';
export const workedOut = 'Calcolato dal giorno di produzione.';
export const passed = 'è passato';
const kindName: Record<SaidDate['kind'], string> = {
  'use-by': 'Da consumare entro',
  'best-before': 'Preferibilmente entro',
  estimate: 'Circa',
};
export const day = ({ kind, day }: { kind: SaidDate['kind']; day: string }) => `${kindName[kind]} ${on(day)}`;
export const again = 'No, rileggi';
