import { plural } from '#it/plural.ts';

export const pageTitle = 'Cucine';
export const pageDescription = 'Le cucine che condividi con altri, e il frigo aperto.';
export const heading = 'Cucine';
export const introduction = 'Solo le persone di una cucina vedono cosa c’è dentro.';
export const loading = 'Caricamento delle tue cucine…';
export const loadFailed = 'Impossibile caricare le tue cucine';
export const yourKitchens = 'Le tue cucine';

/** In the profile. */
export const inKitchens = 'Sei in';
export const inNone = 'Non sei ancora in nessuna cucina.';
export const roleAmong = ({ role, people }: { role: string; people: string }) => `${role} · ${people}`;

export const toEatToday = ({ count }: { count: number }) => `${count} da mangiare oggi`;
export const nothingToday = 'Niente da finire oggi';
export const endsIn = ({ days }: { days: number }) =>
  plural(days, { one: 'Chiude entro un giorno', other: `Chiude tra ${days} giorni` });

export const oneMore = 'Un’altra?';
export const start = 'Crea una cucina';
export const startText = 'A casa, tra coinquilini, in ufficio. La vedono solo le persone che inviti.';
export const join = 'Unisciti a una cucina';
export const joinText = 'Con un link o un codice QR';

export const publicFridge = 'Il frigo aperto';
export const publicFridgeText = 'Tutti possono guardarci dentro, e chi ha un account può metterci qualcosa.';

export const whose = 'Di chi sarà la cucina?';
export const several = 'Puoi essere in più di una, e lasciare quelle che vuoi.';
export const lookAround = 'Prima guarda il frigo aperto';
export const notNow = 'Non ora';

export const startTitle = 'Come si chiama?';
export const name = 'Nome della cucina';
export const nameHint = 'Puoi cambiarlo quando vuoi.';
export const suggestedName = ({ person }: { person: string }) => `Cucina di ${person}`;
export const plainName = 'La nostra cucina';
export const currency = 'Valuta';
export const currencyHint = 'Per i prezzi degli alimenti. Potrai cambiarla.';
export const chooseCurrency = 'Scegli una valuta';
export const startNow = 'Crea';
export const starting = 'Creazione…';

export const joinTitle = 'Unisciti a una cucina';
export const joinHow =
  'Qualcuno della cucina ti manda un link, o ti mostra un codice da inquadrare con il telefono. Apri il link, o incollalo qui.';
export const link = 'Il link che hai ricevuto';
export const goOn = 'Continua';
export const noLink = 'Questo non è un invito. Copia tutto il link, fino all’ultima lettera.';
