import type { Due } from '@crisper/domain/items/due.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#nl/plural.ts';

/** Unsafe: must not be eaten any more. Unknown: nobody knows through when it is good. */
export const dueHeading: Record<Due | 'unsafe' | 'unknown', string> = {
  unsafe: 'Niet meer eten',
  past: 'Kijk, ruik, proef',
  today: 'Vandaag laatste dag',
  tomorrow: 'Morgen',
  'this-week': 'Deze week',
  later: 'De rest',
  unknown: 'Nog geen datum',
};
/** At the end of what is to be eaten first: what nobody knows the date of. */
export const withoutDate = ({ count }: { count: number }) => `${count} zonder datum`;
export const dueCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} ding`, other: `${count} dingen` });
/** Beside the list on a desk, while no row is chosen. */
export const mattersToday = 'Wat vandaag telt';
export const openPage = ({ title }: { title: string }) => `Pagina openen: ${title}`;
export const closeItem = ({ title }: { title: string }) => `Sluiten: ${title}`;
export const heading = 'Eerst opeten';

export const loading = 'Eten laden…';
export const loadFailed = 'Het eten kon niet worden geladen';

export const whose = 'Van wie';
export const everything = 'Alles';
export const mine = 'Van mij';
export const everybodys = 'Van iedereen';
export const nothingMine = 'Hier is niets van jou alleen.';
export const nothingEverybodys = 'Hier is niets van iedereen.';

export const search = 'Zoeken in het eten';
export const searchThings = ({ count }: { count: number }) =>
  plural(count, { one: `Zoeken in ${count} ding`, other: `Zoeken in ${count} dingen` });
export const nothingFound = ({ search }: { search: string }) => `Niets gevonden voor ‘${search}’.`;
export const chooseSeveral = 'Meerdere kiezen';
export const endChoosing = 'Klaar met kiezen';
export const withChosen = 'Met wat je hebt gekozen';
export const chosen = ({ count }: { count: number }) => `${count} gekozen`;

export const yours = 'van jou';
export const theirs = ({ name }: { name: string }) => `van ${name}`;

interface PastDay {
  meaning: DateKind;
  /** Nobody said the day. */
  isEstimated: boolean;
  day: string;
}
/** When its day has passed. */
export function pastDate({ meaning, isEstimated, day }: PastDay): string {
  const advice = meaning === 'use-by' ? 'niet meer eten' : 'kijk, ruik, proef';
  if (isEstimated) return `naar schatting ${day}: ${advice}`;
  return `${meaning === 'use-by' ? 'TGT' : 'THT'} ${day}: ${advice}`;
}
/** A day that nobody said. */
export const about = ({ day }: { day: string }) => `ongeveer ${day}`;
export const noDateYet = 'nog geen datum: goed t/m?';
/** Read before the answers. */
export const goodUntil = ({ title }: { title: string }) => `Tot wanneer is dit goed: ${title}?`;
export const answers = { twoDays: '2 dagen', aWeek: 'een week', aMonth: 'een maand', none: 'geen datum' };
export const useBy = 'TGT';
export const openedOn = ({ day }: { day: string }) => `geopend ${day}`;
export const frozenOn = ({ day }: { day: string }) => `ingevroren ${day}`;
/** Where nobody said on which day. */
export const frozen = 'ingevroren';
/** What was done with it has not reached the server. */
export const toSend = 'te verzenden';
export const thawedOn = ({ day }: { day: string }) => `ontdooid ${day}`;

export const eaten = ({ title }: { title: string }) => `Opgegeten: ${title}`;
export const throwAway = ({ title }: { title: string }) => `Weggooien: ${title}`;
export const more = ({ title }: { title: string }) => `Meer over ${title}`;
export const outcome = { eaten: 'Opgegeten', wasted: 'Weggegooid', 'given-away': 'Weggegeven' };
export const itIsTheirs = ({ name }: { name: string }) => `Dit is van ${name}, en die krijgt bericht.`;
export const someAreTheirs = 'Een deel is van anderen. Zij krijgen bericht.';
export const leaveIt = 'Laten staan';

export const undo = 'Ongedaan maken';
