import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Einstellungen: ${kitchen}`;
export const pageDescription =
  'Name, Plätze, Währung und Zeitzone der Küche, alles darin als Datei, und ihr Ende.';

export const saved = 'Gespeichert.';

export const name = 'Name';
export const nameText = 'So heißt die Küche bei allen, die dazugehören.';
export const saveName = 'Namen speichern';

export const money = 'Währung';
export const moneyText = 'Für die Preise von dem, was in der Küche ist.';
export const saveMoney = 'Währung speichern';
export const currencyChoice = ({ code, name: words }: { code: string; name: string }) => `${code}: ${words}`;

export const timeZone = 'Zeitzone';
export const timeZoneText = 'Danach richtet sich, wann in dieser Küche ein Tag beginnt.';
export const saveTimeZone = 'Zeitzone speichern';

export const places = 'Plätze';
export const placesText =
  'Jede Küche hat Kühlschrank, Gefrierfach und Vorrat. Füge eigene Plätze hinzu: Was in ein Gefrierfach kommt, gilt als eingefroren.';
export const placeName = 'Name des Platzes';
export const placeHint = 'Keller';
export const placeKind = 'Was für ein Platz';
export const placeKindName: Record<PlaceKind, string> = {
  fridge: 'Ein Kühlschrank',
  freezer: 'Ein Gefrierfach',
  pantry: 'Ein Vorrat: weder gekühlt noch gefroren',
};
export const addPlace = 'Platz hinzufügen';
export const savePlace = 'Platz speichern';
export const renamePlace = ({ name: place }: { name: string }) => `„${place}“ umbenennen`;
export const removePlace = 'Platz entfernen';
export const removePlaceTitle = ({ name: place }: { name: string }) => `„${place}“ entfernen?`;
export const removePlaceText: Record<PlaceKind, string> = {
  fridge: 'Was darin ist, ist dann im Kühlschrank.',
  freezer: 'Was darin ist, ist dann im Gefrierfach und bleibt eingefroren.',
  pantry: 'Was darin ist, ist dann im Vorrat.',
};
export const removePlaceNow = 'Entfernen';
export const keepPlace = 'Behalten';
export const placesFull = ({ most }: { most: number }) =>
  `Eine Küche hat höchstens ${most} eigene Plätze. Entferne einen, um einen anderen hinzuzufügen.`;

export const onlyOwners = 'Diese Einstellungen ändert nur die Leitung.';

export const end = 'Küche beenden';
export const endText = ({ days }: { days: number }) =>
  `Sie bleibt noch ${days} Tage, in denen die Leitung das zurücknehmen kann. Danach wird die Küche mit allem darin gelöscht.`;
export const endTitle = ({ kitchen }: { kitchen: string }) => `„${kitchen}“ beenden?`;
export const endQuestion = ({ days }: { days: number }) =>
  `Alle darin erfahren es auf jeder Seite. Du hast ${days} Tage, um es zurückzunehmen.`;
export const endNow = 'Beenden';
export const keep = 'Behalten';
export const endsOn = ({ date }: { date: string }) => `Diese Küche endet am ${date}.`;
export const takeBack = 'Zurücknehmen';
export const takenBack = 'Die Küche bleibt bestehen.';

export const everything = 'Alles als Datei';
export const everythingText =
  'Was in der Küche ist, zum Aufheben oder zum Umziehen. Ein anderes Crisper nimmt jede dieser Dateien wieder an.';
export const saveAs = {
  xlsx: 'Als Tabelle speichern',
  csv: 'Als CSV speichern',
  json: 'Als JSON speichern',
};
export const saveAsText = {
  xlsx: 'Die Lebensmittel, für Excel, LibreOffice und Google Sheets.',
  csv: 'Die Lebensmittel, für jedes andere Programm.',
  json: 'Die Lebensmittel mit Verlauf, die Einkaufslisten, die Rezepte und die Plätze.',
};
