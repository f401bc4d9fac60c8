import type { LeftOutReason } from '@crisper/domain/bring/brought.ts';
import type { ImportSource } from '@crisper/domain/imports/source.ts';
import type { LEFT_BEHIND } from '@crisper/domain/imports/source-food.ts';
import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { plural } from '#nl/plural.ts';

type Counted = { count: number };

export const heading = 'Je eten meebrengen';
export const pageDescription =
  'Neem over wat je in een spreadsheet, een lijst of een ander programma hebt staan.';
export const intro =
  'Uit een spreadsheet, een lijst, Grocy, EverShelf, Homebox, Tandoor of een andere Crisper.';
export const goesInto = ({ kitchen }: { kitchen: string }) => `naar ${kitchen}`;

export const chooseFile = 'Bestand kiezen';
export const dropHere = 'of sleep het naar deze pagina';
export const paste = 'Of plak een lijst, of cellen uit een spreadsheet';
export const pasteExample = '2 melk 20-11\n500 g rundergehakt, TGT vrijdag\nboter';
export const read = 'Lezen';
export const reading = 'Lezen…';
export const nothingInYet = 'Er is nog niets toegevoegd. Je ziet eerst alles.';
export const staysHere =
  'Spreadsheets, lijsten en JSON worden op dit apparaat gelezen. Een database leest je server, en die bewaart er niets van.';
export const howTo = 'Waar je het bestand vindt';

const things = (count: number) => plural(count, { one: `${count} ding`, other: `${count} dingen` });
const places = (count: number) => plural(count, { one: `${count} plek`, other: `${count} plekken` });

const KINDS: Record<ImportSource, string> = {
  grocy: 'Een keuken van Grocy',
  evershelf: 'Een voorraadkast van EverShelf',
  homebox: 'Een huis van Homebox',
  tandoor: 'De voorraad van Tandoor',
  kitchenowl: 'Namen die KitchenOwl kent',
  mealie: 'Een lijst van Mealie',
  crisper: 'Een keuken van Crisper',
  spreadsheet: 'Een spreadsheet',
  text: 'Een lijst',
};

interface Seen {
  source: ImportSource;
  count: number;
  places: number;
}

/** What was understood, before anything else. */
export const seen = ({ source, count, places: inPlaces }: Seen) =>
  inPlaces > 0
    ? `${KINDS[source]}: ${things(count)} op ${places(inPlaces)}`
    : `${KINDS[source]}: ${things(count)}`;

const BEHIND: Record<(typeof LEFT_BEHIND)[number], (count: number) => string> = {
  recipes: (count) => `recepten (${count})`,
  'shopping-lists': (count) => `boodschappenlijsten (${count})`,
  pictures: (count) => `foto’s (${count})`,
  'own-fields': (count) => `eigen velden (${count})`,
  'empty-rows': (count) => `lege rijen (${count})`,
};
export const readHere = 'op dit apparaat gelezen, nergens heen gestuurd';
export const readByServer = 'door je server gelezen, die er niets van bewaarde';
export const comparedLater =
  'De server is nu niet bereikbaar. Wat er al eerder kwam, wordt bij het toevoegen weggelaten.';

/** What does not come along. */
export const staysBehind = ({ list }: { list: string }) => `Wat daar blijft: ${list}.`;
export const leftBehind = ({ what, count }: { what: keyof typeof BEHIND; count: number }) =>
  BEHIND[what](count);
export const recipesElsewhere = 'Recepten breng je mee bij Koken, uit bestanden die daar worden genoemd.';

export const groups = 'Wat is gevonden';
/** Each below its figure. */
export const clear = 'duidelijk';
export const toLookAt = 'na te kijken';
export const leftOut = 'weggelaten';
export const nothingClear = 'Bij alles is er een vraag.';
export const nothingToLookAt = 'Er is niets te vragen.';
export const nothingLeftOut = 'Er is niets weggelaten.';
export const showMore = ({ count }: Counted) => `Nog ${count} tonen`;
export const putInAllTheSame = 'Toch toevoegen';
export const putInAllTheSameWhich = ({ title }: { title: string }) => `Toch toevoegen: ${title}`;
export const sayDay = 'Dag invullen';
export const sayDayOf = ({ title }: { title: string }) => `Dag invullen: ${title}`;
export const putInThis = ({ title }: { title: string }) => `Toevoegen: ${title}`;
export const inRow = ({ at }: { at: number }) => `rij ${at}`;
export const noDate = 'geen datum';
export const keeps = 'blijft goed';
export const about = ({ day }: { day: string }) => `ongeveer ${day}`;
export const inTheFile = ({ day }: { day: string }) => `in het bestand: ${day}`;
export const advice: Record<Advice, string> = {
  'do-not-eat': 'niet meer eten',
  'look-smell-taste': 'kijk, ruik, proef',
};

export const reason: Record<LeftOutReason, string> = {
  unticked: 'door jou weggelaten',
  'use-by-passed': 'de TGT-datum is voorbij: niet meer eten',
  'already-here': 'is er al',
  'not-food': 'geen eten',
  'not-marked-as-food': 'geen label dat zegt dat het eten is',
  'only-a-name': 'alleen een naam; niets zegt dat je het hebt',
  'used-up': 'op',
  total: 'een totaal',
  heading: 'een kop',
  'error-value': 'de spreadsheet toont daar een fout',
  'no-name': 'heeft geen naam',
};

export const put = ({ count }: Counted) => `${count} toevoegen`;
export const putting = ({ count }: Counted) =>
  plural(count, { one: `${count} ding toevoegen…`, other: `${count} dingen toevoegen…` });
export const nothingIsIn = 'Er is nog niets toegevoegd.';
export const another = 'Ander bestand';
export const tooMany = ({ most }: { most: number }) => `In een keuken is plaats voor ${most} dingen.`;
export const isIn = ({ count }: Counted) =>
  plural(count, { one: `${count} ding toegevoegd`, other: `${count} dingen toegevoegd` });
export const wasThere = ({ count }: Counted) =>
  plural(count, { one: `${count} was er al.`, other: `${count} waren er al.` });
export const toKitchen = 'Naar het eten';
export const undoHint = 'Zeven dagen lang kun je het terugnemen, hier en in de instellingen van de keuken.';
