import type { LeftOutReason } from '@crisper/domain/bring/brought.ts';
import type { ImportSource } from '@crisper/domain/imports/source.ts';
import type { LEFT_BEHIND } from '@crisper/domain/imports/source-food.ts';
import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { plural } from '#it/plural.ts';

type Counted = { count: number };

export const heading = 'Porta i tuoi alimenti';
export const pageDescription =
  'Riprendi quello che hai in un foglio di calcolo, in una lista o in un altro programma.';
export const intro =
  'Da un foglio di calcolo, una lista, Grocy, EverShelf, Homebox, Tandoor o un altro Crisper.';
export const goesInto = ({ kitchen }: { kitchen: string }) => `in «${kitchen}»`;
export const chooseFile = 'Scegli un file';
export const dropHere = 'o trascinalo su questa pagina';
export const paste = 'Oppure incolla una lista, o celle di un foglio di calcolo';
export const pasteExample = '2 latte 20/11\n500 g macinato, scade venerdì\nburro';
export const read = 'Leggi';
export const reading = 'Lettura…';
export const nothingInYet = 'Ancora non c’è dentro niente. Vedi tutto prima che venga aggiunto.';
export const staysHere =
  'Fogli di calcolo, liste e JSON si leggono su questo dispositivo. Un database lo legge il tuo server, che non ne conserva niente.';
export const howTo = 'Dove trovare il file';

const things = (count: number) => plural(count, { one: `${count} alimento`, other: `${count} alimenti` });
const places = (count: number) => plural(count, { one: `${count} posto`, other: `${count} posti` });
const KINDS: Record<ImportSource, string> = {
  grocy: 'Una cucina di Grocy',
  evershelf: 'Una dispensa di EverShelf',
  homebox: 'Una casa di Homebox',
  tandoor: 'L’inventario di Tandoor',
  kitchenowl: 'Nomi che KitchenOwl conosce',
  mealie: 'Una lista di Mealie',
  crisper: 'Una cucina di Crisper',
  spreadsheet: 'Un foglio di calcolo',
  text: 'Una lista',
};

interface Seen {
  source: ImportSource;
  count: number;
  places: number;
}
/** What was understood, before anything else. */
export const seen = ({ source, count, places: inPlaces }: Seen) =>
  inPlaces > 0
    ? `${KINDS[source]}: ${things(count)} in ${places(inPlaces)}`
    : `${KINDS[source]}: ${things(count)}`;
const BEHIND: Record<(typeof LEFT_BEHIND)[number], (count: number) => string> = {
  recipes: (count) => `ricette (${count})`,
  'shopping-lists': (count) => `liste della spesa (${count})`,
  pictures: (count) => `immagini (${count})`,
  'own-fields': (count) => `campi tuoi (${count})`,
  'empty-rows': (count) => `righe vuote (${count})`,
};
export const readHere = 'letto su questo dispositivo, non inviato da nessuna parte';
export const readByServer = 'letto dal tuo server, che non ne ha conservato niente';
export const comparedLater =
  'Ora il server non risponde. Quello che è già arrivato resta fuori quando lo aggiungi.';
/** What does not come along. */
export const staysBehind = ({ list }: { list: string }) => `Cosa resta lì: ${list}.`;
export const leftBehind = ({ what, count }: { what: keyof typeof BEHIND; count: number }) =>
  BEHIND[what](count);
export const recipesElsewhere = 'Le ricette si portano da Cucinare, con i file che trovi indicati lì.';

export const groups = 'Cosa abbiamo trovato';
/** Each below its figure. */
export const clear = 'chiari';
export const toLookAt = 'da guardare';
export const leftOut = 'lasciati fuori';
export const nothingClear = 'Per tutti c’è una domanda.';
export const nothingToLookAt = 'Non c’è niente da chiedere.';
export const nothingLeftOut = 'Non resta fuori niente.';
export const showMore = ({ count }: Counted) => `Mostra altri ${count}`;
export const putInAllTheSame = 'Aggiungi lo stesso';
export const putInAllTheSameWhich = ({ title }: { title: string }) => `Aggiungi lo stesso: ${title}`;
export const sayDay = 'Di’ il giorno';
export const sayDayOf = ({ title }: { title: string }) => `Di’ il giorno: ${title}`;
export const putInThis = ({ title }: { title: string }) => `Aggiungi: ${title}`;
export const inRow = ({ at }: { at: number }) => `riga ${at}`;
export const noDate = 'senza data';
export const keeps = 'si conserva';
export const about = ({ day }: { day: string }) => `circa ${day}`;
export const inTheFile = ({ day }: { day: string }) => `nel file: ${day}`;
export const advice: Record<Advice, string> = {
  'do-not-eat': 'non mangiare',
  'look-smell-taste': 'guarda, annusa, assaggia',
};
export const reason: Record<LeftOutReason, string> = {
  unticked: 'lasciato fuori da te',
  'use-by-passed': 'la scadenza è passata: non mangiare',
  'already-here': 'c’è già',
  'not-food': 'non è un alimento',
  'not-marked-as-food': 'nessuna etichetta dice che è un alimento',
  'only-a-name': 'un nome; niente dice che ce l’hai',
  'used-up': 'finito',
  total: 'una somma',
  heading: 'un titolo',
  'error-value': 'lì il foglio di calcolo mostra un errore',
  'no-name': 'non ha un nome',
};

export const put = ({ count }: Counted) => `Aggiungi (${count})`;
export const putting = ({ count }: Counted) =>
  plural(count, { one: `Aggiunta di ${count} alimento…`, other: `Aggiunta di ${count} alimenti…` });
export const nothingIsIn = 'Ancora non c’è dentro niente.';
export const another = 'Un altro file';
export const tooMany = ({ most }: { most: number }) => `In una cucina c’è posto per ${most} alimenti.`;
export const isIn = ({ count }: Counted) =>
  plural(count, { one: `Aggiunto: ${count} alimento`, other: `Aggiunto: ${count} alimenti` });
export const wasThere = ({ count }: Counted) =>
  plural(count, { one: `${count} era già arrivato.`, other: `${count} erano già arrivati.` });
export const toKitchen = 'Guarda gli alimenti';
export const undoHint = 'Per sette giorni puoi annullare tutto, qui e nelle impostazioni della cucina.';
