// A file of its own: sheets come at the first sign that a page is used.
import type { KeepingRefusal } from '@crisper/domain/items/keeping/keep.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';

export const howMuch = 'Wie viel ist noch da?';
export const atFirst = ({ amount }: { amount: string }) => `anfangs ${amount}`;
export const noneLeft = 'Nichts mehr da: gegessen';
export const less = 'Weniger';

export const why = 'Warum, wenn du magst:';
export const reasons: Record<WasteReason, string> = {
  'went-bad': 'schlecht geworden',
  'too-much-cooked': 'zu viel gekocht',
  forgotten: 'vergessen',
  disliked: 'nicht geschmeckt',
  'date-passed': 'Datum vorbei',
  other: 'anderes',
};
export const howMuchOfIt = 'Wie viel davon?';
export const allOf = ({ amount }: { amount: string }) => `Alles: ${amount}`;
export const aPart = 'Ein Teil';
export const partWrong = ({ amount }: { amount: string }) => `Mehr als nichts und höchstens ${amount}`;
export const toSomebody = 'an jemanden außerhalb der Küche';
/** What offering food in the public fridge, or keeping it after all, would bring. */
export const whoTakes = 'jemand anderes darf es haben, und du erfährst es';
export const nobodyTakes = 'niemand sonst kann es mehr nehmen';
export const addedAgain = 'mit eigenem Datum';
export const keeps = 'hält sich wie bisher';
/** Why it cannot be done, in the place of what it would bring. */
export const refused: Record<KeepingRefusal, string> = {
  frozen_already: 'ist schon eingefroren',
  frozen_twice: 'war schon zweimal eingefroren',
  not_frozen: 'ist nicht eingefroren',
  over_before_freezing: 'seit dem Auftauen ist sein Tag vorbei',
  use_by_passed: 'das Verbrauchsdatum ist vorbei',
};
