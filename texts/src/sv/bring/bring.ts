import type { LeftOutReason } from '@crisper/domain/bring/brought.ts';
import type { ImportSource } from '@crisper/domain/imports/source.ts';
import type { LEFT_BEHIND } from '@crisper/domain/imports/source-food.ts';
import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { plural } from '#sv/plural.ts';

type Counted = { count: number };

export const heading = 'Ta med din mat';
export const pageDescription = 'Flytta över det du har i ett kalkylark, en lista eller ett annat program.';
export const intro =
  'Från ett kalkylark, en lista, Grocy, EverShelf, Homebox, Tandoor eller en annan Crisper.';
export const goesInto = ({ kitchen }: { kitchen: string }) => `till ”${kitchen}”`;

export const chooseFile = 'Välj en fil';
export const dropHere = 'eller släpp den var som helst på sidan';
export const paste = 'Eller klistra in en lista, eller celler ur ett kalkylark';
export const pasteExample = '2 mjölk 20/11\n500 g köttfärs, sista förbrukningsdag fredag\nsmör';
export const read = 'Läs';
export const reading = 'Läser …';
export const nothingInYet = 'Inget är inlagt än. Du ser allt innan det läggs in.';
export const staysHere =
  'Kalkylark, listor och JSON läses på den här enheten. En databas läses av din server, som inte sparar något av den.';
export const howTo = 'Var du hittar filen';

const things = (count: number) => plural(count, { one: `${count} sak`, other: `${count} saker` });
const places = (count: number) => plural(count, { one: `${count} plats`, other: `${count} platser` });

const KINDS: Record<ImportSource, string> = {
  grocy: 'Ett Grocy-kök',
  evershelf: 'Ett skafferi i EverShelf',
  homebox: 'Ett hem i Homebox',
  tandoor: 'Förrådet i Tandoor',
  kitchenowl: 'Namn som KitchenOwl känner till',
  mealie: 'En lista från Mealie',
  crisper: 'Ett kök i Crisper',
  spreadsheet: 'Ett kalkylark',
  text: 'En lista',
};

interface Seen {
  source: ImportSource;
  count: number;
  places: number;
}

/** What was understood, before anything else. */
export const seen = ({ source, count, places: inPlaces }: Seen) =>
  inPlaces > 0
    ? `${KINDS[source]}: ${things(count)} på ${places(inPlaces)}`
    : `${KINDS[source]}: ${things(count)}`;

const BEHIND: Record<(typeof LEFT_BEHIND)[number], (count: number) => string> = {
  recipes: (count) => `recept (${count})`,
  'shopping-lists': (count) => `inköpslistor (${count})`,
  pictures: (count) => `bilder (${count})`,
  'own-fields': (count) => `egna fält (${count})`,
  'empty-rows': (count) => `tomma rader (${count})`,
};
export const readHere = 'läst på den här enheten, inte skickat någonstans';
export const readByServer = 'läst av din server, som inte sparade något av det';
export const comparedLater =
  'Servern går inte att nå just nu. Det som redan kommit hoppas över när du lägger in det.';

/** What does not come along. */
export const staysBehind = ({ list }: { list: string }) => `Det här stannar där: ${list}.`;
export const leftBehind = ({ what, count }: { what: keyof typeof BEHIND; count: number }) =>
  BEHIND[what](count);
export const recipesElsewhere = 'Recept tas med under Laga, ur filer som det står om där.';

export const groups = 'Det som hittades';
/** Each below its figure. */
export const clear = 'klart';
export const toLookAt = 'att titta på';
export const leftOut = 'utelämnat';
export const nothingClear = 'Det finns frågor om allt.';
export const nothingToLookAt = 'Det finns inget att fråga om.';
export const nothingLeftOut = 'Inget är utelämnat.';
export const showMore = ({ count }: Counted) => `Visa ${count} till`;
export const putInAllTheSame = 'Lägg in ändå';
export const putInAllTheSameWhich = ({ title }: { title: string }) => `Lägg in ändå: ${title}`;
export const sayDay = 'Ange dagen';
export const sayDayOf = ({ title }: { title: string }) => `Ange dagen: ${title}`;
export const putInThis = ({ title }: { title: string }) => `Lägg in ${title}`;
export const inRow = ({ at }: { at: number }) => `rad ${at}`;
export const noDate = 'inget datum';
export const keeps = 'håller';
export const about = ({ day }: { day: string }) => `ungefär ${day}`;
export const inTheFile = ({ day }: { day: string }) => `i filen: ${day}`;
export const advice: Record<Advice, string> = {
  'do-not-eat': 'ät inte',
  'look-smell-taste': 'titta, lukta, smaka',
};

export const reason: Record<LeftOutReason, string> = {
  unticked: 'utelämnat av dig',
  'use-by-passed': 'sista förbrukningsdag har passerat: ät inte',
  'already-here': 'finns redan här',
  'not-food': 'inte mat',
  'not-marked-as-food': 'ingen etikett säger att det är mat',
  'only-a-name': 'ett namn; inget säger att du har det',
  'used-up': 'slut',
  total: 'en summa',
  heading: 'en rubrik',
  'error-value': 'kalkylarket visar ett fel där',
  'no-name': 'det har inget namn',
};

export const put = ({ count }: Counted) => `Lägg in ${count}`;
export const putting = ({ count }: Counted) =>
  plural(count, { one: `Lägger in ${count} sak …`, other: `Lägger in ${count} saker …` });
export const nothingIsIn = 'Inget är inlagt än.';
export const another = 'En annan fil';
export const tooMany = ({ most }: { most: number }) => `Ett kök har plats för ${most} saker.`;
export const isIn = ({ count }: Counted) =>
  plural(count, { one: `${count} sak är inlagd`, other: `${count} saker är inlagda` });
export const wasThere = ({ count }: Counted) =>
  plural(count, { one: `${count} hade redan kommit.`, other: `${count} hade redan kommit.` });
export const toKitchen = 'Titta på maten';
export const undoHint = 'I sju dagar kan du ta tillbaka det, här och i kökets inställningar.';
