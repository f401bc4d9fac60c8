// A file of its own: sheets come at the first sign that a page is used.
import type { KeepingRefusal } from '@crisper/domain/items/keeping/keep.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';

export const howMuch = '¿Cuánto queda?';
export const atFirst = ({ amount }: { amount: string }) => `${amount} al principio`;
export const noneLeft = 'No queda nada: comido';
export const less = 'Menos';

export const why = 'Por qué, si quieres:';
export const reasons: Record<WasteReason, string> = {
  'went-bad': 'se estropeó',
  'too-much-cooked': 'cociné de más',
  forgotten: 'se me olvidó',
  disliked: 'no me gustó',
  'date-passed': 'fecha pasada',
  other: 'otro motivo',
};
export const howMuchOfIt = '¿Qué parte?';
export const allOf = ({ amount }: { amount: string }) => `Todo: ${amount}`;
export const aPart = 'Una parte';
export const partWrong = ({ amount }: { amount: string }) => `Más que nada y ${amount} como mucho`;
export const toSomebody = 'a alguien de fuera de la cocina';
/** What offering food in the public fridge, or keeping it after all, would bring. */
export const whoTakes = 'se lo puede llevar otra persona, y te avisamos';
export const nobodyTakes = 'ya no se lo puede llevar nadie';
export const addedAgain = 'con su propia fecha';
export const keeps = 'aguanta como antes';
/** Why it cannot be done, in the place of what it would bring. */
export const refused: Record<KeepingRefusal, string> = {
  frozen_already: 'está en el congelador',
  frozen_twice: 'ya se congeló dos veces',
  not_frozen: 'no está congelado',
  over_before_freezing: 'se descongeló y su día ya ha pasado',
  use_by_passed: 'la fecha de caducidad ha pasado',
};
