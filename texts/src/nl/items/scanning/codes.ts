import type { CodeRefusal } from '@crisper/domain/labels/pack.ts';
import { plural } from '#nl/plural.ts';

export const heading = 'Streepjescodes scannen';
export const aim = 'Hou een streepjescode in het kader, het ene pak na het andere.';

export const whatIsIt = 'Wat is het?';
export const newNumber = ({ number }: { number: string }) =>
  `De streepjescode ${number} is hier nieuw. Geef één keer een naam, dan kent deze keuken hem.`;
export const looksUp = 'Nummers die hier nieuw zijn, zoekt deze server op bij Open Food Facts.';
/** The licence of the data asks for its name. */
export const offered = 'De naam komt van Open Food Facts (ODbL); pas hem gerust aan.';
export const remember = 'Onthouden';
export const skip = 'Weglaten';

export const refusal: Record<CodeRefusal, string> = {
  'no-product': 'Die code is geen streepjescode van een product.',
  'wrong-number': 'Die code is beschadigd of niet volledig. Probeer de streepjescode ernaast.',
};
export const badDate = 'In de code staat een datum die niet bestaat.';

export const scanned = ({ count, last }: { count: number; last: string }) =>
  count === 0
    ? 'Nog niets gescand'
    : plural(count, { one: `${count} ding: ${last}`, other: `${count} dingen, als laatste ${last}` });
export const dated = ({ day, isUseBy }: { day: string; isUseBy: boolean }) =>
  isUseBy ? `Te gebruiken tot ${day}` : `Ten minste houdbaar tot ${day}`;
export const pastDate = ({ day }: { day: string }) =>
  `In de code staat ${day}, en dat is voorbij. Kies een datum in de lijst.`;
/** Several packs with the same code, each of which may say how much is in it. */
export const times = ({ count, each }: { count: number; each: string | null }) =>
  each ? `${count} × ${each}` : `${count} ×`;
export const remove = ({ title }: { title: string }) => `Verwijderen: ${title}`;
/** To the list, where their dates are seen before they are put in. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Overnemen' : `${count} overnemen`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Dit weglaten?', other: `${count} dingen weglaten?` }),
  text: 'Wat je hebt gescand, staat nog niet in de lijst.',
  confirmLabel: 'Weglaten',
  cancelLabel: 'Verder scannen',
});
