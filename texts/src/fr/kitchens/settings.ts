import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Réglages · ${kitchen}`;
export const pageDescription =
  'Le nom de la cuisine, ses endroits, sa devise et son fuseau horaire, tout son contenu en fichier, et sa fermeture.';

export const saved = 'Enregistré.';

export const name = 'Nom';
export const nameText = 'Comment tout le monde ici appelle la cuisine.';
export const saveName = 'Enregistrer le nom';

export const money = 'Devise';
export const moneyText = 'Pour les prix de ce qu’il y a dans la cuisine.';
export const saveMoney = 'Enregistrer la devise';
export const currencyChoice = ({ code, name: words }: { code: string; name: string }) => `${code} : ${words}`;

export const timeZone = 'Fuseau horaire';
export const timeZoneText = 'Il décide quand un jour commence dans cette cuisine.';
export const saveTimeZone = 'Enregistrer le fuseau';

export const places = 'Endroits';
export const placesText =
  'Chaque cuisine a un frigo, un congélateur et un placard. Ajoute les tiens : ce qui va dans un congélateur compte comme congelé.';
export const placeName = 'Nom de l’endroit';
export const placeHint = 'Cave';
export const placeKind = 'C’est comme';
export const placeKindName: Record<PlaceKind, string> = {
  fridge: 'Un frigo',
  freezer: 'Un congélateur',
  pantry: 'Un placard : ni frais ni congelé',
};
export const addPlace = 'Ajouter l’endroit';
export const savePlace = 'Enregistrer l’endroit';
export const renamePlace = ({ name: place }: { name: string }) => `Renommer « ${place} »`;
export const removePlace = 'Supprimer l’endroit';
export const removePlaceTitle = ({ name: place }: { name: string }) => `Supprimer « ${place} » ?`;
export const removePlaceText: Record<PlaceKind, string> = {
  fridge: 'Ce qui s’y trouve passe au frigo.',
  freezer: 'Ce qui s’y trouve passe au congélateur, et reste congelé.',
  pantry: 'Ce qui s’y trouve passe au placard.',
};
export const removePlaceNow = 'Supprimer';
export const keepPlace = 'Garder';
export const placesFull = ({ most }: { most: number }) =>
  `Une cuisine a au plus ${most} endroits à elle. Supprimes-en un pour en ajouter un autre.`;

export const onlyOwners = 'Seules les personnes responsables peuvent changer ces réglages.';

export const end = 'Fermer cette cuisine';
export const endText = ({ days }: { days: number }) =>
  `Elle continue encore ${days} jours, pendant lesquels une personne responsable peut annuler. Ensuite, la cuisine et tout ce qu’elle contient sont supprimés.`;
export const endTitle = ({ kitchen }: { kitchen: string }) => `Fermer « ${kitchen} » ?`;
export const endQuestion = ({ days }: { days: number }) =>
  `Tout le monde ici le verra sur chaque page. Tu as ${days} jours pour annuler.`;
export const endNow = 'Fermer';
export const keep = 'Garder';
export const endsOn = ({ date }: { date: string }) => `Cette cuisine ferme le ${date}.`;
export const takeBack = 'La garder ouverte';
export const takenBack = 'La cuisine continue.';

export const everything = 'Tout dans un fichier';
export const everythingText =
  'Ce qu’il y a dans la cuisine, à garder ou à emporter. Un autre Crisper sait relire chacun de ces fichiers.';
export const saveAs = {
  xlsx: 'Enregistrer en tableur',
  csv: 'Enregistrer en CSV',
  json: 'Enregistrer en JSON',
};
export const saveAsText = {
  xlsx: 'Les aliments, pour Excel, LibreOffice et Google Sheets.',
  csv: 'Les aliments, pour n’importe quel autre programme.',
  json: 'Les aliments, leur historique, les listes de courses, les recettes et les endroits.',
};
