import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Inställningar för ”${kitchen}”`;
export const pageDescription =
  'Kökets namn, platser, valuta och tidszon, allt i det som fil, och hur du avslutar det.';

export const saved = 'Sparat.';

export const name = 'Namn';
export const nameText = 'Vad köket heter, för alla som är med.';
export const saveName = 'Spara namnet';

export const money = 'Valuta';
export const moneyText = 'För priserna på det som finns i köket.';
export const saveMoney = 'Spara valutan';
export const currencyChoice = ({ code, name: words }: { code: string; name: string }) => `${code}: ${words}`;

export const timeZone = 'Tidszon';
export const timeZoneText = 'Avgör när en dag börjar i det här köket.';
export const saveTimeZone = 'Spara tidszonen';

export const places = 'Platser';
export const placesText =
  'Varje kök har kyl, frys och skafferi. Lägg till egna: det som läggs i en frys räknas som fryst.';
export const placeName = 'Platsens namn';
export const placeHint = 'Källare';
export const placeKind = 'Vad det är för slags plats';
export const placeKindName: Record<PlaceKind, string> = {
  fridge: 'En kyl',
  freezer: 'En frys',
  pantry: 'Ett skafferi: varken kylt eller fryst',
};
export const addPlace = 'Lägg till platsen';
export const savePlace = 'Spara platsen';
export const renamePlace = ({ name: place }: { name: string }) => `Byt namn på ${place}`;
export const removePlace = 'Ta bort platsen';
export const removePlaceTitle = ({ name: place }: { name: string }) => `Ta bort ${place}?`;
export const removePlaceText: Record<PlaceKind, string> = {
  fridge: 'Det som finns där hamnar i kylen.',
  freezer: 'Det som finns där hamnar i frysen och är fortfarande fryst.',
  pantry: 'Det som finns där hamnar i skafferiet.',
};
export const removePlaceNow = 'Ta bort';
export const keepPlace = 'Behåll';
export const placesFull = ({ most }: { most: number }) =>
  `Ett kök har högst ${most} egna platser. Ta bort en för att lägga till en annan.`;

export const onlyOwners = 'Bara ansvariga kan ändra de här inställningarna.';

export const end = 'Avsluta köket';
export const endText = ({ days }: { days: number }) =>
  `Det finns kvar i ${days} dagar, och under tiden kan en ansvarig ta tillbaka det. Sedan raderas köket och allt i det.`;
export const endTitle = ({ kitchen }: { kitchen: string }) => `Avsluta ”${kitchen}”?`;
export const endQuestion = ({ days }: { days: number }) =>
  `Alla som är med får veta det på varje sida. Du har ${days} dagar på dig att ta tillbaka det.`;
export const endNow = 'Avsluta';
export const keep = 'Behåll';
export const endsOn = ({ date }: { date: string }) => `Köket avslutas ${date}.`;
export const takeBack = 'Ta tillbaka';
export const takenBack = 'Köket finns kvar.';

export const everything = 'Allt som fil';
export const everythingText =
  'Det som finns i köket, att spara eller ta med någon annanstans. En annan Crisper kan läsa in alla de här filerna.';
export const saveAs = {
  xlsx: 'Spara som kalkylark',
  csv: 'Spara som CSV',
  json: 'Spara som JSON',
};
export const saveAsText = {
  xlsx: 'Maten, för Excel, LibreOffice och Google Sheets.',
  csv: 'Maten, för alla andra program.',
  json: 'Maten, dess historik, inköpslistorna, recepten och platserna.',
};
