import type { LeftOutReason } from '@crisper/domain/bring/brought.ts';
import type { ImportSource } from '@crisper/domain/imports/source.ts';
import type { LEFT_BEHIND } from '@crisper/domain/imports/source-food.ts';
import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { plural } from '#de/plural.ts';

type Counted = { count: number };

export const heading = 'Vorräte mitbringen';
export const pageDescription =
  'Übernimm, was du in einer Tabelle, einer Liste oder einem anderen Programm hast.';
export const intro =
  'Aus einer Tabelle, einer Liste, Grocy, EverShelf, Homebox, Tandoor oder einem anderen Crisper.';
export const goesInto = ({ kitchen }: { kitchen: string }) => `in „${kitchen}“`;

export const chooseFile = 'Datei wählen';
export const dropHere = 'oder irgendwo auf diese Seite ziehen';
export const paste = 'Oder eine Liste oder Zellen einer Tabelle einfügen';
export const pasteExample = '2 Milch 20.11.\n500 g Rinderhack, zu verbrauchen bis Freitag\nButter';
export const read = 'Lesen';
export const reading = 'Wird gelesen …';
export const nothingInYet = 'Noch ist nichts drin. Du siehst alles, bevor es hinzugefügt wird.';
export const staysHere =
  'Tabellen, Listen und JSON werden auf diesem Gerät gelesen. Eine Datenbank liest dein Server, der nichts davon behält.';
export const howTo = 'Wo du die Datei findest';

const things = (count: number) => plural(count, { one: `${count} Ding`, other: `${count} Dinge` });
const places = (count: number) => plural(count, { one: `${count} Platz`, other: `${count} Plätzen` });

const KINDS: Record<ImportSource, string> = {
  grocy: 'Eine Küche aus Grocy',
  evershelf: 'Ein Vorrat aus EverShelf',
  homebox: 'Ein Zuhause aus Homebox',
  tandoor: 'Der Bestand aus Tandoor',
  kitchenowl: 'Namen, die KitchenOwl kennt',
  mealie: 'Eine Liste aus Mealie',
  crisper: 'Eine Küche aus Crisper',
  spreadsheet: 'Eine Tabelle',
  text: 'Eine Liste',
};

interface Seen {
  source: ImportSource;
  count: number;
  places: number;
}

/** What was understood, before anything else. */
export const seen = ({ source, count, places: inPlaces }: Seen) =>
  inPlaces > 0
    ? `${KINDS[source]}: ${things(count)} an ${places(inPlaces)}`
    : `${KINDS[source]}: ${things(count)}`;

const BEHIND: Record<(typeof LEFT_BEHIND)[number], (count: number) => string> = {
  recipes: (count) => `Rezepte (${count})`,
  'shopping-lists': (count) => `Einkaufslisten (${count})`,
  pictures: (count) => `Bilder (${count})`,
  'own-fields': (count) => `eigene Felder (${count})`,
  'empty-rows': (count) => `leere Zeilen (${count})`,
};
export const readHere = 'auf diesem Gerät gelesen, nirgendwohin gesendet';
export const readByServer = 'von deinem Server gelesen, der nichts davon behalten hat';
export const comparedLater =
  'Der Server ist gerade nicht erreichbar. Was schon früher mitkam, wird beim Hinzufügen weggelassen.';

/** What does not come along. */
export const staysBehind = ({ list }: { list: string }) => `Was dort bleibt: ${list}.`;
export const leftBehind = ({ what, count }: { what: keyof typeof BEHIND; count: number }) =>
  BEHIND[what](count);
export const recipesElsewhere =
  'Rezepte bringst du unter „Kochen“ mit, aus Dateien, die dort genannt werden.';

export const groups = 'Was gefunden wurde';
/** Each below its figure. */
export const clear = 'klar';
export const toLookAt = 'zu prüfen';
export const leftOut = 'weggelassen';
export const nothingClear = 'Nichts ist ohne Frage.';
export const nothingToLookAt = 'Es gibt nichts zu fragen.';
export const nothingLeftOut = 'Nichts ist weggelassen.';
export const showMore = ({ count }: Counted) => `${count} weitere zeigen`;
export const putInAllTheSame = 'Trotzdem hinzufügen';
export const putInAllTheSameWhich = ({ title }: { title: string }) => `Trotzdem hinzufügen: ${title}`;
export const sayDay = 'Tag angeben';
export const sayDayOf = ({ title }: { title: string }) => `Tag angeben: ${title}`;
export const putInThis = ({ title }: { title: string }) => `${title} hinzufügen`;
export const inRow = ({ at }: { at: number }) => `Zeile ${at}`;
export const noDate = 'kein Datum';
export const keeps = 'hält sich';
export const about = ({ day }: { day: string }) => `etwa ${day}`;
export const inTheFile = ({ day }: { day: string }) => `in der Datei: ${day}`;
export const advice: Record<Advice, string> = {
  'do-not-eat': 'nicht mehr essen',
  'look-smell-taste': 'schauen, riechen, probieren',
};

export const reason: Record<LeftOutReason, string> = {
  unticked: 'von dir weggelassen',
  'use-by-passed': 'das Verbrauchsdatum ist vorbei: nicht mehr essen',
  'already-here': 'schon da',
  'not-food': 'kein Lebensmittel',
  'not-marked-as-food': 'kein Etikett nennt es Lebensmittel',
  'only-a-name': 'ein Name; nichts sagt, dass du es hast',
  'used-up': 'aufgebraucht',
  total: 'eine Summe',
  heading: 'eine Überschrift',
  'error-value': 'die Tabelle zeigt dort einen Fehler',
  'no-name': 'ohne Namen',
};

export const put = ({ count }: Counted) => `${count} hinzufügen`;
export const putting = ({ count }: Counted) =>
  plural(count, {
    one: `${count} Ding wird hinzugefügt …`,
    other: `${count} Dinge werden hinzugefügt …`,
  });
export const nothingIsIn = 'Noch ist nichts drin.';
export const another = 'Andere Datei';
export const tooMany = ({ most }: { most: number }) => `In eine Küche passen ${most} Dinge.`;
export const isIn = ({ count }: Counted) =>
  plural(count, { one: `${count} Ding ist drin`, other: `${count} Dinge sind drin` });
export const wasThere = ({ count }: Counted) =>
  plural(count, { one: `${count} war schon da.`, other: `${count} waren schon da.` });
export const toKitchen = 'Lebensmittel ansehen';
export const undoHint =
  'Sieben Tage lang kannst du das zurücknehmen, hier und in den Einstellungen der Küche.';
