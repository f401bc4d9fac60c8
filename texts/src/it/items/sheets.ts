// A file of its own: sheets come at the first sign that a page is used.
import type { KeepingRefusal } from '@crisper/domain/items/keeping/keep.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';

export const howMuch = 'Quanto ne resta?';
export const atFirst = ({ amount }: { amount: string }) => `all’inizio ${amount}`;
export const noneLeft = 'Più niente: mangiato';
export const less = 'Meno';

export const why = 'Perché, se ti va:';
export const reasons: Record<WasteReason, string> = {
  'went-bad': 'andato a male',
  'too-much-cooked': 'cucinato troppo',
  forgotten: 'dimenticato',
  disliked: 'non piaceva',
  'date-passed': 'data passata',
  other: 'altro',
};
export const howMuchOfIt = 'Quanto?';
export const allOf = ({ amount }: { amount: string }) => `Tutto: ${amount}`;
export const aPart = 'Una parte';
export const partWrong = ({ amount }: { amount: string }) => `Più di zero, e al massimo ${amount}`;
export const toSomebody = 'a qualcuno fuori dalla cucina';
/** What offering food in the public fridge, or keeping it after all, would bring. */
export const whoTakes = 'può prenderlo qualcun altro, e lo saprai';
export const nobodyTakes = 'nessun altro può più prenderlo';
export const addedAgain = 'con una data sua';
export const keeps = 'si conserva come prima';
/** Why it cannot be done, in the place of what it would bring. */
export const refused: Record<KeepingRefusal, string> = {
  frozen_already: 'è già in freezer',
  frozen_twice: 'già congelato due volte',
  not_frozen: 'non è congelato',
  over_before_freezing: 'scongelato, e il suo giorno è passato',
  use_by_passed: 'la scadenza è passata',
};
