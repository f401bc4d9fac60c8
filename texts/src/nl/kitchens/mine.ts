import { plural } from '#nl/plural.ts';

export const pageTitle = 'Keukens';
export const pageDescription = 'De keukens die je met anderen deelt, en de open koelkast.';
export const heading = 'Keukens';
export const introduction = 'Alleen de mensen in een keuken zien wat erin is.';
export const loading = 'Je keukens laden…';
export const loadFailed = 'Je keukens konden niet worden geladen';
export const yourKitchens = 'Je keukens';

/** In the profile. */
export const inKitchens = 'Je zit in';
export const inNone = 'Je zit nog in geen enkele keuken.';
export const roleAmong = ({ role, people }: { role: string; people: string }) => `${role} · ${people}`;

export const toEatToday = ({ count }: { count: number }) => `${count} vandaag opeten`;
export const nothingToday = 'Vandaag hoeft er niets op';
export const endsIn = ({ days }: { days: number }) =>
  plural(days, { one: 'Stopt binnen een dag', other: `Stopt over ${days} dagen` });

export const oneMore = 'Nog een?';
export const start = 'Keuken beginnen';
export const startText = 'Thuis, in een studentenhuis, op kantoor. Alleen wie je uitnodigt ziet het.';
export const join = 'Ergens meedoen';
export const joinText = 'Met een link of een QR-code';

export const publicFridge = 'De open koelkast';
export const publicFridgeText = 'Iedereen kan erin kijken, en met een account kun je er iets in leggen.';

export const whose = 'Van wie wordt de keuken?';
export const several = 'Je kunt in meerdere keukens zitten, en elke keuken weer verlaten.';
export const lookAround = 'Kijk eerst in de open koelkast';
export const notNow = 'Niet nu';

export const startTitle = 'Hoe heet de keuken?';
export const name = 'Naam van de keuken';
export const nameHint = 'Die kun je altijd wijzigen.';
export const suggestedName = ({ person }: { person: string }) => `Keuken van ${person}`;
export const plainName = 'Onze keuken';
export const currency = 'Valuta';
export const currencyHint = 'Voor wat eten kost. Je kunt dit later wijzigen.';
export const chooseCurrency = 'Kies een valuta';
export const startNow = 'Beginnen';
export const starting = 'Even geduld…';

export const joinTitle = 'Meedoen in een keuken';
export const joinHow =
  'Iemand in de keuken stuurt je een link, of laat je een code zien voor de camera van je telefoon. Open de link, of plak hem hier.';
export const link = 'De link die je kreeg';
export const goOn = 'Verder';
export const noLink = 'Dit is geen uitnodiging. Kopieer de hele link, tot en met het laatste teken.';
