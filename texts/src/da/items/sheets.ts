// A file of its own: sheets come at the first sign that a page is used.
import type { KeepingRefusal } from '@crisper/domain/items/keeping/keep.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';

export const howMuch = 'Hvor meget er der tilbage?';
export const atFirst = ({ amount }: { amount: string }) => `${amount} fra begyndelsen`;
export const noneLeft = 'Intet tilbage: spist';
export const less = 'Mindre';

export const why = 'Hvorfor, hvis du vil:';
export const reasons: Record<WasteReason, string> = {
  'went-bad': 'blev dårligt',
  'too-much-cooked': 'lavet for meget',
  forgotten: 'glemt',
  disliked: 'smagte ikke godt',
  'date-passed': 'dato overskredet',
  other: 'andet',
};
export const howMuchOfIt = 'Hvor meget af det?';
export const allOf = ({ amount }: { amount: string }) => `Det hele: ${amount}`;
export const aPart = 'En del';
export const partWrong = ({ amount }: { amount: string }) => `Mere end ingenting og højst ${amount}`;
export const toSomebody = 'til nogen uden for køkkenet';
/** What offering food in the public fridge, or keeping it after all, would bring. */
export const whoTakes = 'en anden må få det, og du får besked';
export const nobodyTakes = 'ingen anden tager det mere';
export const addedAgain = 'med sin egen dato';
export const keeps = 'det holder som før';
/** Why it cannot be done, in the place of what it would bring. */
export const refused: Record<KeepingRefusal, string> = {
  frozen_already: 'det er i fryseren',
  frozen_twice: 'det har været frosset to gange',
  not_frozen: 'det er ikke frosset',
  over_before_freezing: 'dagen er passeret, siden det blev tøet op',
  use_by_passed: 'sidste anvendelsesdato er overskredet',
};
