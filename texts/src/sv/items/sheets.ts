// A file of its own: sheets come at the first sign that a page is used.
import type { KeepingRefusal } from '@crisper/domain/items/keeping/keep.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';

export const howMuch = 'Hur mycket är kvar?';
export const atFirst = ({ amount }: { amount: string }) => `${amount} från början`;
export const noneLeft = 'Inget kvar: uppätet';
export const less = 'Mindre';

export const why = 'Varför, om du vill:';
export const reasons: Record<WasteReason, string> = {
  'went-bad': 'blev dåligt',
  'too-much-cooked': 'lagade för mycket',
  forgotten: 'glömdes bort',
  disliked: 'var inte gott',
  'date-passed': 'datumet passerat',
  other: 'annat',
};
export const howMuchOfIt = 'Hur mycket av det?';
export const allOf = ({ amount }: { amount: string }) => `Allt: ${amount}`;
export const aPart = 'En del';
export const partWrong = ({ amount }: { amount: string }) => `Mer än inget, och högst ${amount}`;
export const toSomebody = 'till någon utanför köket';
/** What offering food in the public fridge, or keeping it after all, would bring. */
export const whoTakes = 'någon annan får ta det, och du får veta det';
export const nobodyTakes = 'ingen annan tar det längre';
export const addedAgain = 'med ett eget datum';
export const keeps = 'håller som förut';
/** Why it cannot be done, in the place of what it would bring. */
export const refused: Record<KeepingRefusal, string> = {
  frozen_already: 'det ligger i frysen',
  frozen_twice: 'det har frysts två gånger',
  not_frozen: 'det är inte fryst',
  over_before_freezing: 'datumet har passerat sedan det tinades',
  use_by_passed: 'sista förbrukningsdag har passerat',
};
