import { plural } from '#da/plural.ts';

export const pageTitle = 'Køkkener';
export const pageDescription = 'De køkkener, du deler med andre, og det åbne køleskab.';
export const heading = 'Køkkener';
export const introduction = 'Kun folk i et køkken ser, hvad der er i det.';
export const loading = 'Henter dine køkkener …';
export const loadFailed = 'Dine køkkener kunne ikke hentes';
export const yourKitchens = 'Dine køkkener';

/** In the profile. */
export const inKitchens = 'Du er med i';
export const inNone = 'Du er ikke med i et køkken endnu.';
export const roleAmong = ({ role, people }: { role: string; people: string }) => `${role} · ${people}`;

export const toEatToday = ({ count }: { count: number }) => `${count} at spise i dag`;
export const nothingToday = 'Intet skal spises i dag';
export const endsIn = ({ days }: { days: number }) =>
  plural(days, { one: 'Lukker inden for en dag', other: `Lukker om ${days} dage` });

export const oneMore = 'Et til?';
export const start = 'Start et køkken';
export const startText = 'Derhjemme, i bofællesskabet, på kontoret. Kun dem, du inviterer, ser det.';
export const join = 'Vær med i et';
export const joinText = 'Med et link eller en QR-kode';

export const publicFridge = 'Det åbne køleskab';
export const publicFridgeText = 'Alle kan kigge ind i det, og alle med en konto kan lægge noget i.';

export const whose = 'Hvis køkken skal det være?';
export const several = 'Du kan være med i flere og forlade dem igen.';
export const lookAround = 'Kig først ind i det åbne køleskab';
export const notNow = 'Ikke nu';

export const startTitle = 'Hvad hedder det?';
export const name = 'Køkkenets navn';
export const nameHint = 'Du kan altid ændre det.';
export const suggestedName = ({ person }: { person: string }) =>
  `${person}${/[sxz]$/i.test(person) ? '’' : 's'} køkken`;
export const plainName = 'Vores køkken';
export const currency = 'Valuta';
export const currencyHint = 'Til det, maden koster. Den kan ændres senere.';
export const chooseCurrency = 'Vælg en valuta';
export const startNow = 'Start';
export const starting = 'Starter …';

export const joinTitle = 'Vær med i et køkken';
export const joinHow =
  'Nogen i køkkenet sender dig et link eller viser dig en kode til kameraet i din telefon. Åbn linket, eller indsæt det her.';
export const link = 'Det link, du har fået';
export const goOn = 'Videre';
export const noLink = 'Det er ikke en invitation. Kopiér hele linket til og med det sidste tegn.';
