import type { LeftOutReason } from '@crisper/domain/bring/brought.ts';
import type { ImportSource } from '@crisper/domain/imports/source.ts';
import type { LEFT_BEHIND } from '@crisper/domain/imports/source-food.ts';
import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { plural } from '#da/plural.ts';

type Counted = { count: number };

export const heading = 'Tag din mad med';
export const pageDescription = 'Tag det med, du har i et regneark, en liste eller et andet program.';
export const intro = 'Fra et regneark, en liste, Grocy, EverShelf, Homebox, Tandoor eller et andet Crisper.';
export const goesInto = ({ kitchen }: { kitchen: string }) => `til »${kitchen}«`;

export const chooseFile = 'Vælg en fil';
export const dropHere = 'eller træk den ind hvor som helst på siden';
export const paste = 'Eller indsæt en liste eller celler fra et regneark';
export const pasteExample = '2 mælk 20.11.\n500 g hakket oksekød, sidste anvendelsesdato fredag\nsmør';
export const read = 'Læs';
export const reading = 'Læser …';
export const nothingInYet = 'Intet er lagt ind endnu. Du ser det hele, før det lægges ind.';
export const staysHere =
  'Regneark, lister og JSON læses på denne enhed. En database læses af din server, og den gemmer intet af den.';
export const howTo = 'Hvor du finder filen';

const things = (count: number) => plural(count, { one: `${count} ting`, other: `${count} ting` });
const places = (count: number) => plural(count, { one: `${count} plads`, other: `${count} pladser` });

const KINDS: Record<ImportSource, string> = {
  grocy: 'Et køkken fra Grocy',
  evershelf: 'Et spisekammer fra EverShelf',
  homebox: 'Et hjem fra Homebox',
  tandoor: 'Beholdningen fra Tandoor',
  kitchenowl: 'Navne, KitchenOwl kender',
  mealie: 'En liste fra Mealie',
  crisper: 'Et køkken fra Crisper',
  spreadsheet: 'Et regneark',
  text: 'En liste',
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
  recipes: (count) => `opskrifter (${count})`,
  'shopping-lists': (count) => `indkøbslister (${count})`,
  pictures: (count) => `billeder (${count})`,
  'own-fields': (count) => `egne felter (${count})`,
  'empty-rows': (count) => `tomme rækker (${count})`,
};
export const readHere = 'læst på denne enhed, ikke sendt nogen steder hen';
export const readByServer = 'læst af din server, der intet har gemt af den';
export const comparedLater =
  'Vi kan ikke få fat i serveren nu. Det, der er kommet før, udelades, når du lægger det ind.';

/** What does not come along. */
export const staysBehind = ({ list }: { list: string }) => `Det bliver der: ${list}.`;
export const leftBehind = ({ what, count }: { what: keyof typeof BEHIND; count: number }) =>
  BEHIND[what](count);
export const recipesElsewhere = 'Opskrifter tager du med under »Lav mad«, fra de filer, der nævnes der.';

export const groups = 'Det blev fundet';
/** Each below its figure. */
export const clear = 'klart';
export const toLookAt = 'at se på';
export const leftOut = 'udeladt';
export const nothingClear = 'Intet er uden spørgsmål.';
export const nothingToLookAt = 'Der er ikke noget at spørge om.';
export const nothingLeftOut = 'Intet er udeladt.';
export const showMore = ({ count }: Counted) => `Vis ${count} til`;
export const putInAllTheSame = 'Læg ind alligevel';
export const putInAllTheSameWhich = ({ title }: { title: string }) => `Læg ind alligevel: ${title}`;
export const sayDay = 'Sig dagen';
export const sayDayOf = ({ title }: { title: string }) => `Sig dagen: ${title}`;
export const putInThis = ({ title }: { title: string }) => `Læg ind: ${title}`;
export const inRow = ({ at }: { at: number }) => `række ${at}`;
export const noDate = 'ingen dato';
export const keeps = 'holder';
export const about = ({ day }: { day: string }) => `cirka ${day}`;
export const inTheFile = ({ day }: { day: string }) => `i filen: ${day}`;
export const advice: Record<Advice, string> = {
  'do-not-eat': 'spis det ikke',
  'look-smell-taste': 'se, lugt, smag',
};

export const reason: Record<LeftOutReason, string> = {
  unticked: 'udeladt af dig',
  'use-by-passed': 'sidste anvendelsesdato er overskredet: spis det ikke',
  'already-here': 'allerede her',
  'not-food': 'ikke mad',
  'not-marked-as-food': 'intet mærke siger, at det er mad',
  'only-a-name': 'et navn; intet siger, at du har det',
  'used-up': 'brugt op',
  total: 'en sum',
  heading: 'en overskrift',
  'error-value': 'regnearket viser en fejl der',
  'no-name': 'det har intet navn',
};

export const put = ({ count }: Counted) => `Læg ${count} ind`;
export const putting = ({ count }: Counted) =>
  plural(count, {
    one: `Lægger ${count} ting ind …`,
    other: `Lægger ${count} ting ind …`,
  });
export const nothingIsIn = 'Intet er lagt ind endnu.';
export const another = 'En anden fil';
export const tooMany = ({ most }: { most: number }) => `Et køkken har plads til ${most} ting.`;
export const isIn = ({ count }: Counted) =>
  plural(count, { one: `${count} ting er lagt ind`, other: `${count} ting er lagt ind` });
export const wasThere = ({ count }: Counted) =>
  plural(count, { one: `${count} var kommet før.`, other: `${count} var kommet før.` });
export const toKitchen = 'Se maden';
export const undoHint = 'I syv dage kan du fortryde det, her og i køkkenets indstillinger.';
