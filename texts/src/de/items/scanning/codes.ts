import type { CodeRefusal } from '@crisper/domain/labels/pack.ts';
import { plural } from '#de/plural.ts';

export const heading = 'Strichcodes scannen';
export const aim = 'Halte die Strichcodes in den Rahmen, eine Packung nach der anderen.';

export const whatIsIt = 'Was ist das?';
export const newNumber = ({ number }: { number: string }) =>
  `Der Strichcode ${number} ist hier neu. Gib ihm einmal einen Namen, dann kennt ihn diese Küche.`;
export const looksUp = 'Nummern, die hier neu sind, schlägt dieser Server bei Open Food Facts nach.';
/** The licence of the data asks for its name. */
export const offered = 'Der Name ist von Open Food Facts (ODbL); ändere ihn, wie du willst.';
export const remember = 'Merken';
export const skip = 'Weglassen';

export const refusal: Record<CodeRefusal, string> = {
  'no-product': 'Das ist nicht der Strichcode eines Produkts.',
  'wrong-number': 'Dieser Code ist beschädigt oder unvollständig. Versuche den Strichcode daneben.',
};
export const badDate = 'Der Code nennt ein Datum, das es nicht gibt.';

export const scanned = ({ count, last }: { count: number; last: string }) =>
  count === 0
    ? 'Noch nichts gescannt'
    : plural(count, {
        one: `${count} Ding: ${last}`,
        other: `${count} Dinge, das letzte ist ${last}`,
      });
export const dated = ({ day, isUseBy }: { day: string; isUseBy: boolean }) =>
  isUseBy ? `Zu verbrauchen bis ${day}` : `Mindestens haltbar bis ${day}`;
export const pastDate = ({ day }: { day: string }) =>
  `Der Code sagt ${day}, das ist vorbei. Wähle in der Liste ein Datum.`;
/** Several packs with the same code, each of which may say how much is in it. */
export const times = ({ count, each }: { count: number; each: string | null }) =>
  each ? `${count} × ${each}` : `${count} ×`;
export const remove = ({ title }: { title: string }) => `${title} entfernen`;
/** To the list, where their dates are seen before they are put in. */
export const takeOver = ({ count }: { count: number }) =>
  count === 0 ? 'Übernehmen' : `${count} übernehmen`;
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Das Gescannte weglassen?', other: `${count} Dinge weglassen?` }),
  text: 'Was du gescannt hast, ist noch nicht in der Liste.',
  confirmLabel: 'Weglassen',
  cancelLabel: 'Weiter scannen',
});
