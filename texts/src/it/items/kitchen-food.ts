import type { Due } from '@crisper/domain/items/due.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#it/plural.ts';

/** A date takes an article, which is shorter before 8 and 11; "ieri" and a weekday do not. */
const on = (day: string) =>
  /^\d/.test(day) ? (/^(?:0?8|11)(?!\d)/.test(day) ? `l’${day}` : `il ${day}`) : day;

/** Unsafe: must not be eaten any more. Unknown: nobody knows through when it is good. */
export const dueHeading: Record<Due | 'unsafe' | 'unknown', string> = {
  unsafe: 'Non mangiare',
  past: 'Guarda, annusa, assaggia',
  today: 'Oggi è l’ultimo giorno',
  tomorrow: 'Domani',
  'this-week': 'Questa settimana',
  later: 'Tutto il resto',
  unknown: 'Ancora senza data',
};
/** At the end of what is to be eaten first: what nobody knows the date of. */
export const withoutDate = ({ count }: { count: number }) => `${count} senza data`;
export const dueCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} alimento`, other: `${count} alimenti` });
/** Beside the list on a desk, while no row is chosen. */
export const mattersToday = 'Cosa conta oggi';
export const openPage = ({ title }: { title: string }) => `Apri la pagina: ${title}`;
export const closeItem = ({ title }: { title: string }) => `Chiudi: ${title}`;
export const heading = 'Da mangiare prima';

export const loading = 'Caricamento degli alimenti…';
export const loadFailed = 'Impossibile caricare gli alimenti';

export const whose = 'Di chi';
export const everything = 'Tutto';
export const mine = 'Mio';
export const everybodys = 'Di tutti';
export const nothingMine = 'Qui non c’è niente che sia solo tuo.';
export const nothingEverybodys = 'Qui non c’è niente che sia di tutti.';

export const search = 'Cerca un alimento';
export const searchThings = ({ count }: { count: number }) =>
  plural(count, { one: `Cerca in ${count} alimento`, other: `Cerca in ${count} alimenti` });
export const nothingFound = ({ search }: { search: string }) =>
  `Qui non c’è niente che si chiami «${search}».`;
export const chooseSeveral = 'Scegli più alimenti';
export const endChoosing = 'Fine della scelta';
export const withChosen = 'Con quelli scelti';
export const chosen = ({ count }: { count: number }) =>
  plural(count, { one: `${count} scelto`, other: `${count} scelti` });

export const yours = 'tuo';
export const theirs = ({ name }: { name: string }) => `di ${name}`;

interface PastDay {
  meaning: DateKind;
  /** Nobody said the day. */
  isEstimated: boolean;
  day: string;
}
/** When its day has passed. */
export function pastDate({ meaning, isEstimated, day }: PastDay): string {
  const advice = meaning === 'use-by' ? 'non mangiare' : 'guarda, annusa, assaggia';
  if (isEstimated) return `circa ${on(day)}, stima: ${advice}`;
  return `${meaning === 'use-by' ? 'da consumare' : 'preferibilmente'} entro ${on(day)}: ${advice}`;
}
/** A day that nobody said. */
export const about = ({ day }: { day: string }) => `circa ${day}`;
export const noDateYet = 'senza data: buono fino a quando?';
/** Read before the answers. */
export const goodUntil = ({ title }: { title: string }) => `Buono fino a quando: ${title}?`;
export const answers = {
  twoDays: '2 giorni',
  aWeek: 'una settimana',
  aMonth: 'un mese',
  none: 'senza data',
};
export const useBy = 'scadenza';
export const openedOn = ({ day }: { day: string }) => `aperto ${on(day)}`;
export const frozenOn = ({ day }: { day: string }) => `congelato ${on(day)}`;
/** Where nobody said on which day. */
export const frozen = 'congelato';
/** What was done with it has not reached the server. */
export const toSend = 'da inviare';
export const thawedOn = ({ day }: { day: string }) => `scongelato ${on(day)}`;

export const eaten = ({ title }: { title: string }) => `Mangiato: ${title}`;
export const throwAway = ({ title }: { title: string }) => `Butta: ${title}`;
export const more = ({ title }: { title: string }) => `Altro: ${title}`;
export const outcome = { eaten: 'Mangiato', wasted: 'Buttato', 'given-away': 'Regalato' };
export const itIsTheirs = ({ name }: { name: string }) => `È di ${name}, e lo saprà.`;
export const someAreTheirs = 'Una parte è di altri, che lo sapranno.';
export const leaveIt = 'Lascia stare';

export const undo = 'Annulla';
