import type { CodeRefusal } from '@crisper/domain/labels/pack.ts';
import { plural } from '#en/plural.ts';

export const heading = 'Scan barcodes';
export const aim = 'Hold a barcode into the frame, one pack after the other.';

export const whatIsIt = 'What is it?';
export const newNumber = ({ number }: { number: string }) =>
  `The barcode ${number} is new here. Name it once, and this kitchen knows it.`;
export const looksUp = 'Numbers that are new here are looked up at Open Food Facts, by this server.';
/** The licence of the data asks for its name. */
export const offered = 'The name is from Open Food Facts (ODbL); change it as you like.';
export const remember = 'Remember';
export const skip = 'Leave out';

export const refusal: Record<CodeRefusal, string> = {
  'no-product': 'That code is not the barcode of a product.',
  'wrong-number': 'That code is damaged or incomplete. Try the barcode beside it.',
};
export const badDate = 'The code says a date that does not exist.';

export const scanned = ({ count, last }: { count: number; last: string }) =>
  count === 0
    ? 'Nothing scanned yet'
    : plural(count, { one: `1 food: ${last}`, other: `${count} foods, the last is ${last}` });
export const dated = ({ day, isUseBy }: { day: string; isUseBy: boolean }) =>
  isUseBy ? `Use by ${day}` : `Best before ${day}`;
export const pastDate = ({ day }: { day: string }) =>
  `The code says ${day}, which has passed. Choose a date in the list.`;
/** Several packs with the same code, each of which may say how much is in it. */
export const times = ({ count, each }: { count: number; each: string | null }) =>
  each ? `${count} × ${each}` : `${count} ×`;
export const remove = ({ title }: { title: string }) => `Remove ${title}`;
/** To the list, where their dates are seen before they are put in. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Take over' : `Take ${count} over`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Leave the food out?', other: `Leave ${count} foods out?` }),
  text: 'What you scanned is not in the list yet.',
  confirmLabel: 'Leave out',
  cancelLabel: 'Go on scanning',
});
