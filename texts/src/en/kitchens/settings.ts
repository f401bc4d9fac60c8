import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Settings of ${kitchen}`;
export const pageDescription =
  'The kitchen’s name, places, currency and time zone, everything in it as a file, and its end.';

export const saved = 'Saved.';

export const name = 'Name';
export const nameText = 'How the kitchen is called, by everybody in it.';
export const saveName = 'Save the name';

export const money = 'Currency';
export const moneyText = 'For the prices of what is in the kitchen.';
export const saveMoney = 'Save the currency';
export const currencyChoice = ({ code, name: words }: { code: string; name: string }) => `${code}: ${words}`;

export const timeZone = 'Time zone';
export const timeZoneText = 'Decides when a day begins in this kitchen.';
export const saveTimeZone = 'Save the time zone';

export const places = 'Places';
export const placesText =
  'Every kitchen has a fridge, a freezer and a pantry. Add your own: what goes into a freezer counts as frozen.';
export const placeName = 'Name of the place';
export const placeHint = 'Cellar';
export const placeKind = 'What it is like';
export const placeKindName: Record<PlaceKind, string> = {
  fridge: 'A fridge',
  freezer: 'A freezer',
  pantry: 'A pantry: neither cooled nor frozen',
};
export const addPlace = 'Add the place';
export const savePlace = 'Save the place';
export const renamePlace = ({ name: place }: { name: string }) => `Rename ${place}`;
export const removePlace = 'Remove the place';
export const removePlaceTitle = ({ name: place }: { name: string }) => `Remove ${place}?`;
export const removePlaceText: Record<PlaceKind, string> = {
  fridge: 'What is in it is then in the fridge.',
  freezer: 'What is in it is then in the freezer, and stays frozen.',
  pantry: 'What is in it is then in the pantry.',
};
export const removePlaceNow = 'Remove it';
export const keepPlace = 'Keep it';
export const placesFull = ({ most }: { most: number }) =>
  `A kitchen has at most ${most} places of its own. Remove one to add another.`;

export const onlyOwners = 'Only owners can change these settings.';

export const end = 'End this kitchen';
export const endText = ({ days }: { days: number }) =>
  `It goes on for ${days} more days, in which an owner can take it back. Then the kitchen and everything in it are deleted.`;
export const endTitle = ({ kitchen }: { kitchen: string }) => `End ${kitchen}?`;
export const endQuestion = ({ days }: { days: number }) =>
  `Everybody in it is told on every page. You have ${days} days to take it back.`;
export const endNow = 'End it';
export const keep = 'Keep it';
export const endsOn = ({ date }: { date: string }) => `This kitchen ends on ${date}.`;
export const takeBack = 'Take it back';
export const takenBack = 'The kitchen goes on.';

export const everything = 'Everything as a file';
export const everythingText =
  'What is in the kitchen, to keep or to take elsewhere. Another Crisper takes each of these files again.';
export const saveAs = {
  xlsx: 'Save as a spreadsheet',
  csv: 'Save as CSV',
  json: 'Save as JSON',
};
export const saveAsText = {
  xlsx: 'The food, for Excel, LibreOffice and Google Sheets.',
  csv: 'The food, for any other program.',
  json: 'The food, its history, the shopping lists, the recipes and the places.',
};
