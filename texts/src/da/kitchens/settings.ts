import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Indstillinger: ${kitchen}`;
export const pageDescription =
  'Køkkenets navn, pladser, valuta og tidszone, alt i det som fil, og hvordan det lukkes.';

export const saved = 'Gemt.';

export const name = 'Navn';
export const nameText = 'Hvad køkkenet hedder for alle i det.';
export const saveName = 'Gem navnet';

export const money = 'Valuta';
export const moneyText = 'Til priserne på det, der er i køkkenet.';
export const saveMoney = 'Gem valutaen';
export const currencyChoice = ({ code, name: words }: { code: string; name: string }) => `${code}: ${words}`;

export const timeZone = 'Tidszone';
export const timeZoneText = 'Bestemmer, hvornår en dag begynder i køkkenet.';
export const saveTimeZone = 'Gem tidszonen';

export const places = 'Pladser';
export const placesText =
  'Alle køkkener har et køleskab, en fryser og et spisekammer. Tilføj dine egne: Det, der kommer i en fryser, regnes for frosset.';
export const placeName = 'Pladsens navn';
export const placeHint = 'Kælder';
export const placeKind = 'Hvad det er for en plads';
export const placeKindName: Record<PlaceKind, string> = {
  fridge: 'Et køleskab',
  freezer: 'En fryser',
  pantry: 'Et spisekammer: hverken kølet eller frosset',
};
export const addPlace = 'Tilføj pladsen';
export const savePlace = 'Gem pladsen';
export const renamePlace = ({ name: place }: { name: string }) => `Omdøb »${place}«`;
export const removePlace = 'Fjern pladsen';
export const removePlaceTitle = ({ name: place }: { name: string }) => `Fjern »${place}«?`;
export const removePlaceText: Record<PlaceKind, string> = {
  fridge: 'Det, der er i den, er så i køleskabet.',
  freezer: 'Det, der er i den, er så i fryseren og bliver ved at være frosset.',
  pantry: 'Det, der er i den, er så i spisekammeret.',
};
export const removePlaceNow = 'Fjern';
export const keepPlace = 'Behold';
export const placesFull = ({ most }: { most: number }) =>
  `Et køkken kan højst have ${most} egne pladser. Fjern en for at tilføje en anden.`;

export const onlyOwners = 'Kun ansvarlige kan ændre disse indstillinger.';

export const end = 'Luk køkkenet';
export const endText = ({ days }: { days: number }) =>
  `Det fortsætter i ${days} dage, hvor en ansvarlig kan fortryde det. Derefter slettes køkkenet og alt i det.`;
export const endTitle = ({ kitchen }: { kitchen: string }) => `Luk »${kitchen}«?`;
export const endQuestion = ({ days }: { days: number }) =>
  `Alle i det får det at vide på hver side. Du har ${days} dage til at fortryde.`;
export const endNow = 'Luk';
export const keep = 'Behold';
export const endsOn = ({ date }: { date: string }) => `Køkkenet lukker ${date}.`;
export const takeBack = 'Fortryd';
export const takenBack = 'Køkkenet fortsætter.';

export const everything = 'Alt som fil';
export const everythingText =
  'Det, der er i køkkenet, til at gemme eller tage med et andet sted hen. Et andet Crisper kan læse alle disse filer igen.';
export const saveAs = {
  xlsx: 'Gem som regneark',
  csv: 'Gem som CSV',
  json: 'Gem som JSON',
};
export const saveAsText = {
  xlsx: 'Maden, til Excel, LibreOffice og Google Sheets.',
  csv: 'Maden, til alle andre programmer.',
  json: 'Maden med historik, indkøbslisterne, opskrifterne og pladserne.',
};
