// A file of its own: sheets come at the first sign that a page is used.
import type { KeepingRefusal } from '@crisper/domain/items/keeping/keep.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';

export const howMuch = 'How much is left?';
export const atFirst = ({ amount }: { amount: string }) => `${amount} at first`;
export const noneLeft = 'None left: eaten';
export const less = 'Less';

export const why = 'Why, if you like:';
export const reasons: Record<WasteReason, string> = {
  'went-bad': 'went bad',
  'too-much-cooked': 'too much cooked',
  forgotten: 'forgot about it',
  disliked: 'did not like it',
  'date-passed': 'date passed',
  other: 'other',
};
export const howMuchOfIt = 'How much of it?';
export const allOf = ({ amount }: { amount: string }) => `All of it: ${amount}`;
export const aPart = 'A part';
export const partWrong = ({ amount }: { amount: string }) => `More than nothing, and at most ${amount}`;
export const toSomebody = 'to somebody outside the kitchen';
/** What offering food in the public fridge, or keeping it after all, would bring. */
export const whoTakes = 'somebody else may have it, and you are told';
export const nobodyTakes = 'nobody else takes it any more';
export const addedAgain = 'with a date of its own';
export const keeps = 'it keeps as before';
/** Why it cannot be done, in the place of what it would bring. */
export const refused: Record<KeepingRefusal, string> = {
  frozen_already: 'it is in the freezer',
  frozen_twice: 'it was frozen twice',
  not_frozen: 'it is not frozen',
  over_before_freezing: 'its day has passed since it was thawed',
  use_by_passed: 'the day to use it by has passed',
};
