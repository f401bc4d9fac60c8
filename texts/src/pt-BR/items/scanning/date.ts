import type { SaidDate } from '@crisper/domain/line/line-food.ts';

export const heading = 'A data na embalagem';
export const aim = 'Ponha a data no quadro, de modo que ocupe a metade dele.';

export const found = 'Foi isto que lemos. Está certo?';
/** Day and month can be read both ways, or two readings of the picture differ. */
export const whichDay = 'Que dia é?';
/** The print does not say which of both it is. */
export const whichKind = ({ words }: { words: string | null }) =>
  words
    ? `Está escrito “${words}”. É uma data “consumir até” ou uma validade?`
    : 'É uma data “consumir até” ou uma validade?';
export const workedOut = 'Calculado a partir do dia de fabricação.';
export const passed = 'já passou';
const kindName: Record<SaidDate['kind'], string> = {
  'use-by': 'Consumir até',
  'best-before': 'Validade',
  estimate: 'Por volta de',
};
export const day = ({ kind, day }: { kind: SaidDate['kind']; day: string }) => `${kindName[kind]} ${day}`;
export const again = 'Não, ler de novo';
