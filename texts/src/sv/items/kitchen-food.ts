import type { Due } from '@crisper/domain/items/due.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#sv/plural.ts';

/** Unsafe: must not be eaten any more. Unknown: nobody knows through when it is good. */
export const dueHeading: Record<Due | 'unsafe' | 'unknown', string> = {
  unsafe: 'Ät inte',
  past: 'Titta, lukta, smaka',
  today: 'Sista dagen i dag',
  tomorrow: 'I morgon',
  'this-week': 'Den här veckan',
  later: 'Allt annat',
  unknown: 'Inget datum än',
};
/** At the end of what is to be eaten first: what nobody knows the date of. */
export const withoutDate = ({ count }: { count: number }) => `${count} utan datum`;
export const dueCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} sak`, other: `${count} saker` });
/** Beside the list on a desk, while no row is chosen. */
export const mattersToday = 'Viktigt i dag';
export const openPage = ({ title }: { title: string }) => `Öppna sidan för ${title}`;
export const closeItem = ({ title }: { title: string }) => `Stäng ${title}`;
export const heading = 'Ät först';

export const loading = 'Laddar maten …';
export const loadFailed = 'Maten kunde inte laddas';

export const whose = 'Vems mat';
export const everything = 'Allt';
export const mine = 'Mitt';
export const everybodys = 'Allas';
export const nothingMine = 'Inget här är bara ditt.';
export const nothingEverybodys = 'Inget här är allas.';

export const search = 'Sök bland maten';
export const searchThings = ({ count }: { count: number }) =>
  plural(count, { one: `Sök bland ${count} sak`, other: `Sök bland ${count} saker` });
export const nothingFound = ({ search }: { search: string }) => `Inget här heter ”${search}”.`;
export const chooseSeveral = 'Välj flera';
export const endChoosing = 'Sluta välja';
export const withChosen = 'Med det valda';
export const chosen = ({ count }: { count: number }) =>
  plural(count, { one: `${count} vald`, other: `${count} valda` });

export const yours = 'ditt';
export const theirs = ({ name }: { name: string }) => `${name}${/[sxz]$/i.test(name) ? '’' : 's'}`;

interface PastDay {
  meaning: DateKind;
  /** Nobody said the day. */
  isEstimated: boolean;
  day: string;
}
/** When its day has passed. */
export function pastDate({ meaning, isEstimated, day }: PastDay): string {
  const advice = meaning === 'use-by' ? 'ät inte' : 'titta, lukta, smaka';
  if (isEstimated) return `ungefär ${day}, uppskattat: ${advice}`;
  return `${meaning === 'use-by' ? 'sista förbrukningsdag' : 'bäst före'} ${day}: ${advice}`;
}
/** A day that nobody said. */
export const about = ({ day }: { day: string }) => `ungefär ${day}`;
export const noDateYet = 'inget datum än: bra till?';
/** Read before the answers. */
export const goodUntil = ({ title }: { title: string }) => `Hur länge är det bra: ${title}?`;
export const answers = { twoDays: '2 dagar', aWeek: 'en vecka', aMonth: 'en månad', none: 'inget datum' };
export const useBy = 'sista förbrukningsdag';
export const openedOn = ({ day }: { day: string }) => `öppnat ${day}`;
export const frozenOn = ({ day }: { day: string }) => `fryst ${day}`;
/** Where nobody said on which day. */
export const frozen = 'fryst';
/** What was done with it has not reached the server. */
export const toSend = 'väntar';
export const thawedOn = ({ day }: { day: string }) => `tinat ${day}`;

export const eaten = ({ title }: { title: string }) => `Uppätet: ${title}`;
export const throwAway = ({ title }: { title: string }) => `Släng: ${title}`;
export const more = ({ title }: { title: string }) => `Mer om ${title}`;
export const outcome = { eaten: 'Uppätet', wasted: 'Slängt', 'given-away': 'Bortskänkt' };
export const itIsTheirs = ({ name }: { name: string }) => `Det tillhör ${name}, som får veta det.`;
export const someAreTheirs = 'En del tillhör andra. De får veta det.';
export const leaveIt = 'Låt det vara';

export const undo = 'Ångra';
