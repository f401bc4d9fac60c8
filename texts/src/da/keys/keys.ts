import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { plural } from '#da/plural.ts';

export const heading = 'Nøgler';
export const introduction =
  'Til et program, der spørger efter et »token«: Lad tabletten på køleskabet kigge ind i dit køkken, eller lad din server derhjemme sætte ting på listen. Ingen af dem får din adgangskode, og du kan lukke hver af dem her.';
export const make = 'Lav en nøgle';
export const none = 'Intet program har en nøgle endnu.';
export const loadFailed = 'Dine nøgler kunne ikke hentes';

/** In the list of the profile's parts. */
export const inShort = ({ count }: { count: number }) =>
  count === 0
    ? 'Intet program har en nøgle'
    : plural(count, { one: `${count} nøgle`, other: `${count} nøgler` });

export const scopeIn: Record<KeyScope, (about: { kitchen: string | null }) => string> = {
  look: ({ kitchen }) => `Kigger ind i ${kitchen ?? 'alle dine køkkener'} · ændrer ikke noget`,
  do: ({ kitchen }) => `Kigger ind i ${kitchen ?? 'alle dine køkkener'} · ændrer mad og lister`,
};
export const formerKitchen = 'et køkken, du ikke længere er med i';
export const neverUsed = 'Aldrig brugt';
export const lastUsed = ({ moment }: { moment: string }) => `Sidst brugt ${moment}`;
export const notUsedSince = ({ day }: { day: string }) => `Ikke brugt siden ${day}`;
export const worksThrough = ({ day }: { day: string }) => `virker til ${day}`;
export const hasEnded = ({ day }: { day: string }) => `lukket ${day}`;

export const endIt = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Luk',
  unseen(` (${name})`),
];
export const askToEnd = ({ name }: { name: string }) => `Luk nøglen »${name}«?`;
export const endWarning =
  'Programmet, der har den, er lukket ude med det samme. Du kan give det en ny nøgle senere.';
export const endConfirm = 'Luk';
export const keep = 'Behold';
export const ended = 'Nøglen virker ikke længere.';

export const newKey = 'En ny nøgle';
export const name = 'Hvad er den til?';
export const nameExample = 'Tablet på køleskabet';
export const mayDo = 'Den må';
export const scopes: Record<KeyScope, { label: string; hint: string }> = {
  look: { label: 'Kun kigge', hint: 'mad, mængder, dage, lister og madspild' },
  do: {
    label: 'Kigge og ændre',
    hint: 'lægge mad ind, spise den, smide den ud, ændre lister og opskrifter',
  },
};
export const inKitchen = 'I';
export const allKitchens = 'Alle mine køkkener';
export const noKitchen = 'Start først et køkken: En nøgle åbner kun køkkener.';
export const until = 'Gyldig';
export const lasting = { quarter: '90 dage', year: '1 år', ever: 'Uden udløb' } as const;
export const never =
  'Den åbner aldrig din konto, din adgangskode, andre nøgler, eller hvem der er med i et køkken.';

export const copyNow = 'Kopiér den nu';
export const onlyNow = 'Den vises kun denne ene gang. Mistet? Luk den, og lav en ny.';
export const theKey = ({ name }: { name: string }) => `Nøglen »${name}«`;
export const copy = 'Kopiér nøglen';
export const copied = 'Nøglen er kopieret.';
export const copyFailed = 'Din browser lader os ikke kopiere. Markér nøglen, og kopiér den selv.';
export const iHaveIt = 'Jeg har den';

/** When the password changes. */
export const endAllToo = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Luk også mit programs nøgle',
    other: `Luk også mine programmers ${count} nøgler`,
  });
