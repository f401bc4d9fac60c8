import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Instellingen van ${kitchen}`;
export const pageDescription =
  'Naam, plekken, valuta en tijdzone van de keuken, alles erin als bestand, en het einde.';

export const saved = 'Opgeslagen.';

export const name = 'Naam';
export const nameText = 'Hoe de keuken heet, voor iedereen erin.';
export const saveName = 'Naam opslaan';

export const money = 'Valuta';
export const moneyText = 'Voor de prijzen van wat er in de keuken is.';
export const saveMoney = 'Valuta opslaan';
export const currencyChoice = ({ code, name: words }: { code: string; name: string }) => `${code}: ${words}`;

export const timeZone = 'Tijdzone';
export const timeZoneText = 'Bepaalt wanneer in deze keuken een dag begint.';
export const saveTimeZone = 'Tijdzone opslaan';

export const places = 'Plekken';
export const placesText =
  'Elke keuken heeft een koelkast, een vriezer en een voorraadkast. Voeg je eigen plekken toe: wat in een vriezer gaat, telt als ingevroren.';
export const placeName = 'Naam van de plek';
export const placeHint = 'Kelder';
export const placeKind = 'Wat voor plek';
export const placeKindName: Record<PlaceKind, string> = {
  fridge: 'Een koelkast',
  freezer: 'Een vriezer',
  pantry: 'Een voorraadkast: niet gekoeld en niet ingevroren',
};
export const addPlace = 'Plek toevoegen';
export const savePlace = 'Plek opslaan';
export const renamePlace = ({ name: place }: { name: string }) => `Naam wijzigen: ${place}`;
export const removePlace = 'Plek verwijderen';
export const removePlaceTitle = ({ name: place }: { name: string }) => `${place} verwijderen?`;
export const removePlaceText: Record<PlaceKind, string> = {
  fridge: 'Wat erin ligt, is dan in de koelkast.',
  freezer: 'Wat erin ligt, is dan in de vriezer en blijft ingevroren.',
  pantry: 'Wat erin ligt, is dan in de voorraadkast.',
};
export const removePlaceNow = 'Verwijderen';
export const keepPlace = 'Houden';
export const placesFull = ({ most }: { most: number }) =>
  `Een keuken heeft hoogstens ${most} eigen plekken. Verwijder er een om een andere toe te voegen.`;

export const onlyOwners = 'Alleen beheerders kunnen deze instellingen wijzigen.';

export const end = 'Met deze keuken stoppen';
export const endText = ({ days }: { days: number }) =>
  `De keuken blijft nog ${days} dagen, en zolang kan een beheerder het terugdraaien. Daarna wordt die met alles erin verwijderd.`;
export const endTitle = ({ kitchen }: { kitchen: string }) => `Stoppen met ${kitchen}?`;
export const endQuestion = ({ days }: { days: number }) =>
  `Iedereen erin krijgt het op elke pagina te zien. Je hebt ${days} dagen om het terug te draaien.`;
export const endNow = 'Stoppen';
export const keep = 'Houden';
export const endsOn = ({ date }: { date: string }) => `Deze keuken stopt op ${date}.`;
export const takeBack = 'Terugdraaien';
export const takenBack = 'De keuken gaat door.';

export const everything = 'Alles als bestand';
export const everythingText =
  'Wat er in de keuken is, om te bewaren of mee te nemen. Een andere Crisper kan elk van deze bestanden weer inlezen.';
export const saveAs = {
  xlsx: 'Opslaan als spreadsheet',
  csv: 'Opslaan als CSV',
  json: 'Opslaan als JSON',
};
export const saveAsText = {
  xlsx: 'Het eten, voor Excel, LibreOffice en Google Sheets.',
  csv: 'Het eten, voor elk ander programma.',
  json: 'Het eten met de geschiedenis, de boodschappenlijsten, de recepten en de plekken.',
};
