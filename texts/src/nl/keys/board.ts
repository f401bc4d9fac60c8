import { plural } from '#nl/plural.ts';

export const pageTitle = 'Bord';
export const pageDescription = 'Wat eerst op moet en wat er te halen is, voor een scherm in de keuken.';
export const loading = 'De keuken wordt geladen.';
export const eatFirst = 'Eerst opeten';
export const nothingDue = 'Er hoeft niets snel op.';
export const doNotEat = ({ titles }: { titles: string }) => `Niet meer eten: ${titles}`;
export const shoppingList = 'Te halen';
export const nothingToGet = 'Er staat niets op de lijst.';
export const more = ({ count }: { count: number }) =>
  plural(count, { one: `en nog ${count}`, other: `en nog ${count}` });

export const notReached = ({ moment }: { moment: string }) =>
  `Crisper is niet bereikbaar. Dit is de stand van ${moment}.`;
export const neverReached = 'Crisper is niet bereikbaar. Dit scherm blijft het proberen.';
export const mayFallAsleep = 'Deze browser kan het scherm niet aan laten. Stel dat in op de tablet.';

export const endedTitle = 'Dit scherm mag niet meer meekijken';
export const endedText =
  'De sleutel is ingetrokken, of wie hem maakte heeft de keuken verlaten. Maak een nieuwe link: Ik, Programma’s, De tablet op de koelkast.';
export const noKeyTitle = 'Dit scherm heeft zijn link nodig';
export const noKeyText =
  'Open de hele link, met alles achter het #. Je maakt er een bij Ik, Programma’s, De tablet op de koelkast.';

/** On the page *Programs*. */
export const heading = 'De tablet op de koelkast';
export const introduction =
  'Een scherm in de keuken dat toont wat eerst op moet en wat er te halen is. Het kan kijken en niets wijzigen.';
export const letLookInto = ({ kitchen }: { kitchen: string }) =>
  `De tablet op de koelkast laten meekijken in ${kitchen}`;
export const keyName = 'Tablet op de koelkast';
export const dialogTitle = 'Open dit op de tablet';
export const howTo =
  'Scan de code met de tablet, of kopieer de link en open hem daar. Hij wordt alleen nu getoond. Wie hem heeft, ziet wat er in de keuken is, tot je hieronder de sleutel intrekt.';
export const codeOf = ({ kitchen }: { kitchen: string }) => `QR-code van de link die meekijkt in ${kitchen}`;
export const linkLabel = 'Link voor de tablet';
export const copy = 'Link kopiëren';
export const copied = 'Link gekopieerd.';
export const copyFailed = 'Je browser laat ons niet kopiëren. Selecteer de link en kopieer hem zelf.';
export const done = 'Klaar';
export const noKitchen = 'Begin eerst een keuken: er is nog niets om in mee te kijken.';
