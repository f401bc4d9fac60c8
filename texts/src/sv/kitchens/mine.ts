import { plural } from '#sv/plural.ts';

export const pageTitle = 'Kök';
export const pageDescription = 'Köken du delar med andra, och det öppna kylskåpet.';
export const heading = 'Kök';
export const introduction = 'Bara de som är med i ett kök ser vad som finns där.';
export const loading = 'Laddar dina kök …';
export const loadFailed = 'Dina kök kunde inte laddas';
export const yourKitchens = 'Dina kök';

/** In the profile. */
export const inKitchens = 'Du är med i';
export const inNone = 'Du är inte med i något kök än.';
export const roleAmong = ({ role, people }: { role: string; people: string }) => `${role} · ${people}`;

export const toEatToday = ({ count }: { count: number }) => `${count} att äta i dag`;
export const nothingToday = 'Inget måste ätas i dag';
export const endsIn = ({ days }: { days: number }) =>
  plural(days, { one: 'Avslutas inom en dag', other: `Avslutas om ${days} dagar` });

export const oneMore = 'Ett till?';
export const start = 'Skapa ett kök';
export const startText = 'Hemma, i kollektivet, på kontoret. Bara de du bjuder in ser det.';
export const join = 'Gå med i ett';
export const joinText = 'Med en länk eller QR-kod';

export const publicFridge = 'Det öppna kylskåpet';
export const publicFridgeText = 'Alla kan titta i det, och alla med konto kan lägga in något.';

export const whose = 'Vems kök ska det vara?';
export const several = 'Du kan vara med i flera, och lämna dem när du vill.';
export const lookAround = 'Titta först i det öppna kylskåpet';
export const notNow = 'Inte nu';

export const startTitle = 'Vad heter det?';
export const name = 'Kökets namn';
export const nameHint = 'Du kan ändra det när som helst.';
export const suggestedName = ({ person }: { person: string }) =>
  `${person}${/[sxz]$/i.test(person) ? '’' : 's'} kök`;
export const plainName = 'Vårt kök';
export const currency = 'Valuta';
export const currencyHint = 'För vad maten kostar. Det går att ändra senare.';
export const chooseCurrency = 'Välj en valuta';
export const startNow = 'Skapa';
export const starting = 'Skapar …';

export const joinTitle = 'Gå med i ett kök';
export const joinHow =
  'Någon i köket skickar dig en länk, eller visar en kod för telefonens kamera. Öppna länken, eller klistra in den här.';
export const link = 'Länken du har fått';
export const goOn = 'Fortsätt';
export const noLink = 'Det här är ingen inbjudan. Kopiera hela länken, till sista bokstaven.';
