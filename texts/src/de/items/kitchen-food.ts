import type { Due } from '@crisper/domain/items/due.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#de/plural.ts';

/** Unsafe: must not be eaten any more. Unknown: nobody knows through when it is good. */
export const dueHeading: Record<Due | 'unsafe' | 'unknown', string> = {
  unsafe: 'Nicht mehr essen',
  past: 'Schauen, riechen, probieren',
  today: 'Heute ist der letzte Tag',
  tomorrow: 'Morgen',
  'this-week': 'Diese Woche',
  later: 'Alles andere',
  unknown: 'Noch kein Datum',
};
/** At the end of what is to be eaten first: what nobody knows the date of. */
export const withoutDate = ({ count }: { count: number }) => `${count} ohne Datum`;
export const dueCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Ding`, other: `${count} Dinge` });
/** Beside the list on a desk, while no row is chosen. */
export const mattersToday = 'Was heute zählt';
export const openPage = ({ title }: { title: string }) => `Seite öffnen: ${title}`;
export const closeItem = ({ title }: { title: string }) => `${title} schließen`;
export const heading = 'Zuerst essen';

export const loading = 'Wird geladen …';
export const loadFailed = 'Das ließ sich nicht laden';

export const whose = 'Wessen Lebensmittel';
export const everything = 'Alles';
export const mine = 'Meins';
export const everybodys = 'Für alle';
export const nothingMine = 'Hier gehört nichts dir allein.';
export const nothingEverybodys = 'Hier ist nichts für alle.';

export const search = 'Lebensmittel durchsuchen';
export const searchThings = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Ding durchsuchen`, other: `${count} Dinge durchsuchen` });
export const nothingFound = ({ search }: { search: string }) => `Hier heißt nichts „${search}“.`;
export const chooseSeveral = 'Mehrere auswählen';
export const endChoosing = 'Auswahl beenden';
export const withChosen = 'Mit der Auswahl';
export const chosen = ({ count }: { count: number }) => `${count} gewählt`;

export const yours = 'von dir';
export const theirs = ({ name }: { name: string }) => `von ${name}`;

interface PastDay {
  meaning: DateKind;
  /** Nobody said the day. */
  isEstimated: boolean;
  day: string;
}
/** When its day has passed. */
export function pastDate({ meaning, isEstimated, day }: PastDay): string {
  const advice = meaning === 'use-by' ? 'nicht mehr essen' : 'schauen, riechen, probieren';
  if (isEstimated) return `etwa ${day}, geschätzt: ${advice}`;
  return `${meaning === 'use-by' ? 'zu verbrauchen bis' : 'MHD'} ${day}: ${advice}`;
}
/** A day that nobody said. */
export const about = ({ day }: { day: string }) => `etwa ${day}`;
export const noDateYet = 'noch kein Datum: gut bis?';
/** Read before the answers. */
export const goodUntil = ({ title }: { title: string }) => `Bis wann gut: ${title}?`;
export const answers = { twoDays: '2 Tage', aWeek: '1 Woche', aMonth: '1 Monat', none: 'kein Datum' };
export const useBy = 'Verbrauchsdatum';
export const openedOn = ({ day }: { day: string }) => `offen seit ${day}`;
export const frozenOn = ({ day }: { day: string }) => `eingefroren seit ${day}`;
/** Where nobody said on which day. */
export const frozen = 'eingefroren';
/** What was done with it has not reached the server. */
export const toSend = 'noch zu senden';
export const thawedOn = ({ day }: { day: string }) => `aufgetaut seit ${day}`;

export const eaten = ({ title }: { title: string }) => `Gegessen: ${title}`;
export const throwAway = ({ title }: { title: string }) => `Wegwerfen: ${title}`;
export const more = ({ title }: { title: string }) => `Mehr: ${title}`;
export const outcome = { eaten: 'Gegessen', wasted: 'Weggeworfen', 'given-away': 'Verschenkt' };
export const itIsTheirs = ({ name }: { name: string }) => `Das gehört ${name}. ${name} bekommt Bescheid.`;
export const someAreTheirs = 'Manches gehört anderen. Sie bekommen Bescheid.';
export const leaveIt = 'Lassen';

export const undo = 'Rückgängig';
