import type { CodeRefusal } from '@crisper/domain/labels/pack.ts';
import { plural } from '#da/plural.ts';

export const heading = 'Scan stregkoder';
export const aim = 'Hold en stregkode ind i rammen, én pakke ad gangen.';

export const whatIsIt = 'Hvad er det?';
export const newNumber = ({ number }: { number: string }) =>
  `Stregkoden ${number} er ny her. Giv den et navn én gang, så kender køkkenet den.`;
export const looksUp = 'Numre, der er nye her, slår denne server op hos Open Food Facts.';
/** The licence of the data asks for its name. */
export const offered = 'Navnet er fra Open Food Facts (ODbL); ret det, som du vil.';
export const remember = 'Husk';
export const skip = 'Udelad';

export const refusal: Record<CodeRefusal, string> = {
  'no-product': 'Koden er ikke stregkoden på et produkt.',
  'wrong-number': 'Koden er beskadiget eller ufuldstændig. Prøv stregkoden ved siden af.',
};
export const badDate = 'Koden nævner en dato, der ikke findes.';

export const scanned = ({ count, last }: { count: number; last: string }) =>
  count === 0
    ? 'Intet scannet endnu'
    : plural(count, {
        one: `${count} ting: ${last}`,
        other: `${count} ting, den sidste er ${last}`,
      });
export const dated = ({ day, isUseBy }: { day: string; isUseBy: boolean }) =>
  isUseBy ? `Sidste anvendelsesdato ${day}` : `Mindst holdbar til ${day}`;
export const pastDate = ({ day }: { day: string }) =>
  `Koden siger ${day}, og den dag er passeret. Vælg en dato på listen.`;
/** Several packs with the same code, each of which may say how much is in it. */
export const times = ({ count, each }: { count: number; each: string | null }) =>
  each ? `${count} × ${each}` : `${count} ×`;
export const remove = ({ title }: { title: string }) => `Fjern ${title}`;
/** To the list, where their dates are seen before they are put in. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Tag med' : `Tag ${count} med`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Udelad det scannede?', other: `Udelad ${count} ting?` }),
  text: 'Det, du har scannet, er ikke på listen endnu.',
  confirmLabel: 'Udelad',
  cancelLabel: 'Scan videre',
});
