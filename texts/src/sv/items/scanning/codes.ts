import type { CodeRefusal } from '@crisper/domain/labels/pack.ts';
import { plural } from '#sv/plural.ts';

export const heading = 'Skanna streckkoder';
export const aim = 'Håll en streckkod i rutan, ett paket i taget.';

export const whatIsIt = 'Vad är det?';
export const newNumber = ({ number }: { number: string }) =>
  `Streckkoden ${number} är ny här. Ge den ett namn, så känner köket igen den sedan.`;
export const looksUp = 'Nummer som är nya här slås upp på Open Food Facts, av den här servern.';
/** The licence of the data asks for its name. */
export const offered = 'Namnet kommer från Open Food Facts (ODbL); ändra det som du vill.';
export const remember = 'Kom ihåg';
export const skip = 'Hoppa över';

export const refusal: Record<CodeRefusal, string> = {
  'no-product': 'Det är inte streckkoden på en produkt.',
  'wrong-number': 'Koden är skadad eller inte hel. Prova streckkoden bredvid.',
};
export const badDate = 'Koden anger ett datum som inte finns.';

export const scanned = ({ count, last }: { count: number; last: string }) =>
  count === 0
    ? 'Inget skannat än'
    : plural(count, { one: `${count} sak: ${last}`, other: `${count} saker, den senaste är ${last}` });
export const dated = ({ day, isUseBy }: { day: string; isUseBy: boolean }) =>
  isUseBy ? `Sista förbrukningsdag ${day}` : `Bäst före ${day}`;
export const pastDate = ({ day }: { day: string }) =>
  `Koden säger ${day}, som har passerat. Välj ett datum i listan.`;
/** Several packs with the same code, each of which may say how much is in it. */
export const times = ({ count, each }: { count: number; each: string | null }) =>
  each ? `${count} × ${each}` : `${count} ×`;
export const remove = ({ title }: { title: string }) => `Ta bort ${title}`;
/** To the list, where their dates are seen before they are put in. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Ta med' : `Ta med ${count}`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Hoppa över det?', other: `Hoppa över ${count} saker?` }),
  text: 'Det du har skannat finns inte i listan än.',
  confirmLabel: 'Hoppa över',
  cancelLabel: 'Fortsätt skanna',
});
