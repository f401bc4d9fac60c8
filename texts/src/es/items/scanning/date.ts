import type { SaidDate } from '@crisper/domain/line/line-food.ts';

export const heading = 'La fecha del envase';
export const aim = 'Pon la fecha en el recuadro, de modo que ocupe la mitad.';

export const found = 'Esto es lo que hemos leído. ¿Es correcto?';
/** Day and month can be read both ways, or two readings of the picture differ. */
export const whichDay = '¿Qué día es?';
/** The print does not say which of both it is. */
export const whichKind = ({ words }: { words: string | null }) =>
  words
    ? `Pone «${words}». ¿Es fecha de caducidad o de consumo preferente?`
    : '¿Es fecha de caducidad o de consumo preferente?';
export const workedOut = 'Calculado desde el día en que se hizo.';
export const passed = 'ya ha pasado';
const kindName: Record<SaidDate['kind'], string> = {
  'use-by': 'Fecha de caducidad',
  'best-before': 'Consumo preferente',
  estimate: 'Más o menos',
};
export const day = ({ kind, day }: { kind: SaidDate['kind']; day: string }) => `${kindName[kind]}: ${day}`;
export const again = 'No, mirar otra vez';
