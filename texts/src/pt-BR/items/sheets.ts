// A file of its own: sheets come at the first sign that a page is used.
import type { KeepingRefusal } from '@crisper/domain/items/keeping/keep.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';

export const howMuch = 'Quanto restou?';
export const atFirst = ({ amount }: { amount: string }) => `${amount} no começo`;
export const noneLeft = 'Nada: tudo comido';
export const less = 'Menos';

export const why = 'Por quê, se quiser dizer:';
export const reasons: Record<WasteReason, string> = {
  'went-bad': 'estragou',
  'too-much-cooked': 'fiz demais',
  forgotten: 'ficou no esquecimento',
  disliked: 'não gostei',
  'date-passed': 'passou da data',
  other: 'outro motivo',
};
export const howMuchOfIt = 'Quanto?';
export const allOf = ({ amount }: { amount: string }) => `Tudo: ${amount}`;
export const aPart = 'Uma parte';
export const partWrong = ({ amount }: { amount: string }) => `Mais que nada, e no máximo ${amount}`;
export const toSomebody = 'para alguém de fora da cozinha';
/** What offering food in the public fridge, or keeping it after all, would bring. */
export const whoTakes = 'outra pessoa pode pegar, e você fica sabendo';
export const nobodyTakes = 'ninguém mais pode pegar';
export const addedAgain = 'com data própria';
export const keeps = 'dura como antes';
/** Why it cannot be done, in the place of what it would bring. */
export const refused: Record<KeepingRefusal, string> = {
  frozen_already: 'já está no freezer',
  frozen_twice: 'já foi congelado duas vezes',
  not_frozen: 'não está congelado',
  over_before_freezing: 'passou do dia depois de descongelar',
  use_by_passed: 'a data “consumir até” já passou',
};
