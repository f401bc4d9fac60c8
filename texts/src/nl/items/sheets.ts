// A file of its own: sheets come at the first sign that a page is used.
import type { KeepingRefusal } from '@crisper/domain/items/keeping/keep.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';

export const howMuch = 'Hoeveel is er nog?';
export const atFirst = ({ amount }: { amount: string }) => `eerst ${amount}`;
export const noneLeft = 'Niets meer: opgegeten';
export const less = 'Minder';

export const why = 'Waarom, als je wilt:';
export const reasons: Record<WasteReason, string> = {
  'went-bad': 'bedorven',
  'too-much-cooked': 'te veel gekookt',
  forgotten: 'vergeten',
  disliked: 'niet lekker',
  'date-passed': 'datum voorbij',
  other: 'iets anders',
};
export const howMuchOfIt = 'Hoeveel ervan?';
export const allOf = ({ amount }: { amount: string }) => `Alles: ${amount}`;
export const aPart = 'Een deel';
export const partWrong = ({ amount }: { amount: string }) => `Meer dan niets, en hoogstens ${amount}`;
export const toSomebody = 'aan iemand buiten de keuken';
/** What offering food in the public fridge, or keeping it after all, would bring. */
export const whoTakes = 'iemand anders mag het hebben, en jij krijgt bericht';
export const nobodyTakes = 'niemand anders neemt het nog mee';
export const addedAgain = 'met een eigen datum';
export const keeps = 'blijft even lang goed';
/** Why it cannot be done, in the place of what it would bring. */
export const refused: Record<KeepingRefusal, string> = {
  frozen_already: 'ligt al in de vriezer',
  frozen_twice: 'was al twee keer ingevroren',
  not_frozen: 'is niet ingevroren',
  over_before_freezing: 'ontdooid, en de dag is voorbij',
  use_by_passed: 'de TGT-datum is voorbij',
};
