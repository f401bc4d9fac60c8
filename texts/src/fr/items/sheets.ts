// A file of its own: sheets come at the first sign that a page is used.
import type { KeepingRefusal } from '@crisper/domain/items/keeping/keep.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';

export const howMuch = 'Combien en reste-t-il ?';
export const atFirst = ({ amount }: { amount: string }) => `${amount} au départ`;
export const noneLeft = 'Plus rien : mangé';
export const less = 'Moins';

export const why = 'Pourquoi, si tu veux :';
export const reasons: Record<WasteReason, string> = {
  'went-bad': 'ça a tourné',
  'too-much-cooked': 'trop cuisiné',
  forgotten: 'oublié',
  disliked: 'pas aimé',
  'date-passed': 'date dépassée',
  other: 'autre',
};
export const howMuchOfIt = 'Combien ?';
export const allOf = ({ amount }: { amount: string }) => `Tout : ${amount}`;
export const aPart = 'Une partie';
export const partWrong = ({ amount }: { amount: string }) => `Plus de 0, et ${amount} au plus`;
export const toSomebody = 'à quelqu’un hors de la cuisine';
/** What offering food in the public fridge, or keeping it after all, would bring. */
export const whoTakes = 'quelqu’un d’autre peut le prendre, et tu le sauras';
export const nobodyTakes = 'personne d’autre ne peut plus le prendre';
export const addedAgain = 'avec sa propre date';
export const keeps = 'ça se garde comme avant';
/** Why it cannot be done, in the place of what it would bring. */
export const refused: Record<KeepingRefusal, string> = {
  frozen_already: 'c’est déjà au congélateur',
  frozen_twice: 'déjà congelé deux fois',
  not_frozen: 'ce n’est pas congelé',
  over_before_freezing: 'son jour est passé depuis la décongélation',
  use_by_passed: 'la DLC est passée',
};
