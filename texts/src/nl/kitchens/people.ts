import type { Role } from '@crisper/domain/kitchens/policy.ts';
import { plural } from '#nl/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Mensen van ${kitchen}`;
export const pageDescription = 'Wie er in de keuken is, en wie wat mag.';
export const loadFailed = 'De mensen konden niet worden geladen';

export const peopleCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} persoon`, other: `${count} personen` });

export const you = 'jij';
export const since = ({ date }: { date: string }) => `sinds ${date}`;
export const more = ({ name }: { name: string }) => `Meer over ${name}`;

export const makeRole: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `${name} beheerder maken`,
  member: ({ name }) => `${name} lid maken`,
  guest: ({ name }) => `${name} gast maken`,
};
export const becomeRole: Record<Role, string> = {
  owner: 'Beheerder worden',
  member: 'Lid worden',
  guest: 'Gast worden',
};
export const roleChanged: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `${name} is nu beheerder.`,
  member: ({ name }) => `${name} is nu lid.`,
  guest: ({ name }) => `${name} is nu gast.`,
};
export const demoteTitle = 'Geen beheerder meer zijn?';
export const demoteText = 'Alleen een andere beheerder kan je weer beheerder maken.';
export const demote = 'Ja, dat wil ik';

export const handOver = ({ name }: { name: string }) => `Keuken overdragen aan ${name}`;
export const handOverMeaning = 'en zelf lid worden';
export const handOverTitle = ({ name }: { name: string }) => `Overdragen aan ${name}?`;
export const handOverText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} beheert dan ${kitchen}, en jij bent lid. Alleen een beheerder kan dat terugdraaien.`;
export const handOverNow = 'Overdragen';
export const handedOver = ({ name }: { name: string }) => `${name} beheert nu de keuken.`;

export const remove = ({ name }: { name: string }) => `${name} verwijderen`;
export const removeMeaning = 'wat van die persoon is, wordt van iedereen';
export const removeTitle = ({ name }: { name: string }) => `${name} verwijderen?`;
export const removeText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} ziet ${kitchen} dan niet meer. Wat van ${name} is, wordt van iedereen. Alle open uitnodigingen worden ingetrokken, zodat niemand daarmee terugkomt.`;
export const removeNow = 'Verwijderen';
export const removed = ({ name }: { name: string }) => `${name} is niet meer in de keuken.`;

export const leave = 'Deze keuken verlaten';
export const leaveOne = <T>({ kitchen, unseen }: { kitchen: string; unseen: (words: string) => T }) => [
  'Verlaten',
  unseen(`: ${kitchen}`),
];
export const leaveTitle = ({ kitchen }: { kitchen: string }) => `${kitchen} verlaten?`;
export const leaveText =
  'Je ziet dan niet meer wat erin is, en wat van jou is, wordt van iedereen. Alle open uitnodigingen worden ingetrokken. Om terug te komen heb je een nieuwe nodig.';
export const leaveNow = 'Verlaten';
export const left = ({ kitchen }: { kitchen: string }) => `Je hebt ${kitchen} verlaten.`;
export const leaveAloneText = ({ days }: { days: number }) =>
  `Je bent de enige, dus met jou stopt de keuken: over ${days} dagen wordt die met alles erin verwijderd. Tot dan kun je dat bij de instellingen terugdraaien.`;
export const leaveAloneNow = 'Verlaten en stoppen';
export const endsAlone = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `${kitchen} stopt over ${days} dagen. Tot dan kun je dat bij de instellingen terugdraaien.`;
export const lastOwnerTitle = 'Wie neemt het over?';
export const lastOwnerText = ({ kitchen }: { kitchen: string }) =>
  `Je bent de enige beheerder van ${kitchen}. Kies wie de keuken voortaan beheert; daarna ben je weg.`;
export const handOverAndLeave = 'Overdragen en verlaten';
