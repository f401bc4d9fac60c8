import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';

const on = (date: string) =>
  /^\d/.test(date) ? (/^(?:0?8|11)(?!\d)/.test(date) ? `l’${date}` : `il ${date}`) : date;

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Impostazioni · ${kitchen}`;
export const pageDescription =
  'Il nome della cucina, i posti, la valuta e il fuso orario, tutto quello che contiene in un file, e la sua chiusura.';

export const saved = 'Salvato.';

export const name = 'Nome';
export const nameText = 'Come la chiamano tutti quelli che sono in cucina.';
export const saveName = 'Salva il nome';

export const money = 'Valuta';
export const moneyText = 'Per i prezzi di quello che c’è in cucina.';
export const saveMoney = 'Salva la valuta';
export const currencyChoice = ({ code, name: words }: { code: string; name: string }) => `${code}: ${words}`;

export const timeZone = 'Fuso orario';
export const timeZoneText = 'Decide quando comincia un giorno in questa cucina.';
export const saveTimeZone = 'Salva il fuso orario';

export const places = 'Posti';
export const placesText =
  'Ogni cucina ha un frigo, un freezer e una dispensa. Aggiungi i tuoi: quello che va in un freezer vale come congelato.';
export const placeName = 'Nome del posto';
export const placeHint = 'Cantina';
export const placeKind = 'Tipo';
export const placeKindName: Record<PlaceKind, string> = {
  fridge: 'Un frigo',
  freezer: 'Un freezer',
  pantry: 'Una dispensa: a temperatura ambiente',
};
export const addPlace = 'Aggiungi il posto';
export const savePlace = 'Salva il posto';
export const renamePlace = ({ name: place }: { name: string }) => `Rinomina «${place}»`;
export const removePlace = 'Elimina il posto';
export const removePlaceTitle = ({ name: place }: { name: string }) => `Eliminare «${place}»?`;
export const removePlaceText: Record<PlaceKind, string> = {
  fridge: 'Quello che c’è dentro passa in frigo.',
  freezer: 'Quello che c’è dentro passa in freezer, e resta congelato.',
  pantry: 'Quello che c’è dentro passa in dispensa.',
};
export const removePlaceNow = 'Elimina';
export const keepPlace = 'Tieni';
export const placesFull = ({ most }: { most: number }) =>
  `Una cucina ha al massimo ${most} posti suoi. Eliminane uno per aggiungerne un altro.`;

export const onlyOwners = 'Solo chi è responsabile può cambiare queste impostazioni.';

export const end = 'Chiudi questa cucina';
export const endText = ({ days }: { days: number }) =>
  `Va avanti ancora ${days} giorni, nei quali chi è responsabile può annullare. Poi la cucina e tutto quello che contiene vengono eliminati.`;
export const endTitle = ({ kitchen }: { kitchen: string }) => `Chiudere «${kitchen}»?`;
export const endQuestion = ({ days }: { days: number }) =>
  `Chi è in cucina lo legge su ogni pagina. Hai ${days} giorni per annullare.`;
export const endNow = 'Chiudi';
export const keep = 'Tienila aperta';
export const endsOn = ({ date }: { date: string }) => `Questa cucina chiude ${on(date)}.`;
export const takeBack = 'Tienila aperta';
export const takenBack = 'La cucina va avanti.';

export const everything = 'Tutto in un file';
export const everythingText =
  'Quello che c’è in cucina, da conservare o da portare altrove. Un altro Crisper sa rileggere ognuno di questi file.';
export const saveAs = {
  xlsx: 'Salva come foglio di calcolo',
  csv: 'Salva come CSV',
  json: 'Salva come JSON',
};
export const saveAsText = {
  xlsx: 'Gli alimenti, per Excel, LibreOffice e Google Sheets.',
  csv: 'Gli alimenti, per qualsiasi altro programma.',
  json: 'Gli alimenti, la loro storia, le liste della spesa, le ricette e i posti.',
};
