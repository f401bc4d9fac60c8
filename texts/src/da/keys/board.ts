import { plural } from '#da/plural.ts';

export const pageTitle = 'Tavle';
export const pageDescription = 'Hvad der skal spises først, og hvad der skal købes, til en skærm i køkkenet.';
export const loading = 'Henter køkkenet.';
export const eatFirst = 'Spis først';
export const nothingDue = 'Intet skal spises snart.';
export const doNotEat = ({ titles }: { titles: string }) => `Spis det ikke: ${titles}`;
export const shoppingList = 'Skal købes';
export const nothingToGet = 'Der står ikke noget på listen.';
export const more = ({ count }: { count: number }) =>
  plural(count, { one: `og ${count} til`, other: `og ${count} til` });

export const notReached = ({ moment }: { moment: string }) =>
  `Vi kan ikke få fat i Crisper. Det her er fra ${moment}.`;
export const neverReached = 'Vi kan ikke få fat i Crisper. Skærmen bliver ved med at prøve.';
export const mayFallAsleep = 'Denne browser kan ikke holde skærmen tændt. Indstil det på tabletten.';

export const endedTitle = 'Skærmen må ikke længere kigge ind';
export const endedText =
  'Dens nøgle er lukket, eller dens person har forladt køkkenet. Lav et nyt link: Mig, Programmer, Tabletten på køleskabet.';
export const noKeyTitle = 'Skærmen mangler sit link';
export const noKeyText =
  'Åbn hele linket, med alt det efter #. Du laver et under Mig, Programmer, Tabletten på køleskabet.';

/** On the page *Programs*. */
export const heading = 'Tabletten på køleskabet';
export const introduction =
  'En skærm i køkkenet, der viser, hvad der skal spises først, og hvad der skal købes. Den kan kigge, men ikke ændre noget.';
export const letLookInto = ({ kitchen }: { kitchen: string }) =>
  `Lad tabletten på køleskabet kigge ind i »${kitchen}«`;
export const keyName = 'Tablet på køleskabet';
export const dialogTitle = 'Åbn det her på tabletten';
export const howTo =
  'Scan koden med tabletten, eller kopiér linket, og åbn det der. Det vises kun denne ene gang. Den, der har det, ser, hvad der er i køkkenet, indtil du lukker dets nøgle nedenfor.';
export const codeOf = ({ kitchen }: { kitchen: string }) =>
  `QR-kode med linket, der kigger ind i »${kitchen}«`;
export const linkLabel = 'Link til tabletten';
export const copy = 'Kopiér linket';
export const copied = 'Linket er kopieret.';
export const copyFailed = 'Din browser lader os ikke kopiere. Markér linket, og kopiér det selv.';
export const done = 'Færdig';
export const noKitchen = 'Start først et køkken: Der er ikke noget at kigge ind i endnu.';
