import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { plural } from '#nl/plural.ts';

export const heading = 'Sleutels';
export const introduction =
  'Voor een programma dat om een ‘token’ vraagt: laat de tablet op de koelkast in je keuken meekijken, of je thuisserver dingen op de lijst zetten. Geen van die programma’s krijgt je wachtwoord, en je kunt elke sleutel hier intrekken.';
export const make = 'Sleutel maken';
export const none = 'Er heeft nog geen programma een sleutel.';
export const loadFailed = 'Je sleutels konden niet worden geladen';

/** In the list of the profile's parts. */
export const inShort = ({ count }: { count: number }) =>
  count === 0
    ? 'Geen programma heeft een sleutel'
    : plural(count, { one: `${count} sleutel`, other: `${count} sleutels` });

export const scopeIn: Record<KeyScope, (about: { kitchen: string | null }) => string> = {
  look: ({ kitchen }) => `Kijkt mee in ${kitchen ?? 'al je keukens'} · wijzigt niets`,
  do: ({ kitchen }) => `Kijkt mee in ${kitchen ?? 'al je keukens'} · wijzigt eten en lijsten`,
};
export const formerKitchen = 'een keuken waar je niet meer in bent';
export const neverUsed = 'Nooit gebruikt';
export const lastUsed = ({ moment }: { moment: string }) => `Laatst gebruikt ${moment}`;
export const notUsedSince = ({ day }: { day: string }) => `Niet gebruikt sinds ${day}`;
export const worksThrough = ({ day }: { day: string }) => `werkt t/m ${day}`;
export const hasEnded = ({ day }: { day: string }) => `gestopt op ${day}`;

export const endIt = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Intrekken',
  unseen(` (${name})`),
];
export const askToEnd = ({ name }: { name: string }) => `De sleutel ‘${name}’ intrekken?`;
export const endWarning =
  'Het programma dat hem heeft, kan er meteen niet meer in. Je kunt het later een nieuwe sleutel geven.';
export const endConfirm = 'Intrekken';
export const keep = 'Houden';
export const ended = 'De sleutel werkt niet meer.';

export const newKey = 'Een nieuwe sleutel';
export const name = 'Waar is hij voor?';
export const nameExample = 'Tablet op de koelkast';
export const mayDo = 'Hij mag';
export const scopes: Record<KeyScope, { label: string; hint: string }> = {
  look: { label: 'Alleen kijken', hint: 'eten, hoeveelheden, dagen, lijsten en de pagina over verspilling' },
  do: {
    label: 'Kijken en wijzigen',
    hint: 'eten toevoegen, opeten, weggooien, lijsten en recepten wijzigen',
  },
};
export const inKitchen = 'In';
export const allKitchens = 'Al mijn keukens';
export const noKitchen = 'Begin eerst een keuken: een sleutel opent alleen keukens.';
export const until = 'Geldig';
export const lasting = { quarter: '90 dagen', year: '1 jaar', ever: 'Zonder einde' } as const;
export const never =
  'Hij opent nooit je account, je wachtwoord, andere sleutels, of wie er in een keuken is.';

export const copyNow = 'Kopieer hem nu';
export const onlyNow = 'Hij wordt alleen nu getoond. Kwijt? Trek hem in en maak een andere.';
export const theKey = ({ name }: { name: string }) => `Sleutel ‘${name}’`;
export const copy = 'Sleutel kopiëren';
export const copied = 'Sleutel gekopieerd.';
export const copyFailed = 'Je browser laat ons niet kopiëren. Selecteer de sleutel en kopieer hem zelf.';
export const iHaveIt = 'Ik heb hem';

/** When the password changes. */
export const endAllToo = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Trek de sleutel van mijn programma ook in',
    other: `Trek de ${count} sleutels van mijn programma’s ook in`,
  });
