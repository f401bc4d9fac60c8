import type { Due } from '@crisper/domain/items/due.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#da/plural.ts';

/** Unsafe: must not be eaten any more. Unknown: nobody knows through when it is good. */
export const dueHeading: Record<Due | 'unsafe' | 'unknown', string> = {
  unsafe: 'Spis det ikke',
  past: 'Se, lugt, smag',
  today: 'Sidste dag i dag',
  tomorrow: 'I morgen',
  'this-week': 'Denne uge',
  later: 'Alt andet',
  unknown: 'Ingen dato endnu',
};
/** At the end of what is to be eaten first: what nobody knows the date of. */
export const withoutDate = ({ count }: { count: number }) => `${count} uden dato`;
export const dueCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} ting`, other: `${count} ting` });
/** Beside the list on a desk, while no row is chosen. */
export const mattersToday = 'Det gælder i dag';
export const openPage = ({ title }: { title: string }) => `Åbn siden: ${title}`;
export const closeItem = ({ title }: { title: string }) => `Luk ${title}`;
export const heading = 'Spis først';

export const loading = 'Henter maden …';
export const loadFailed = 'Maden kunne ikke hentes';

export const whose = 'Hvis mad';
export const everything = 'Alt';
export const mine = 'Mit';
export const everybodys = 'Alles';
export const nothingMine = 'Her er ikke noget, der kun er dit.';
export const nothingEverybodys = 'Her er ikke noget, der er alles.';

export const search = 'Søg i maden';
export const searchThings = ({ count }: { count: number }) =>
  plural(count, { one: `Søg i ${count} ting`, other: `Søg i ${count} ting` });
export const nothingFound = ({ search }: { search: string }) => `Her er ikke noget, der hedder »${search}«.`;
export const chooseSeveral = 'Vælg flere';
export const endChoosing = 'Stop med at vælge';
export const withChosen = 'Med det valgte';
export const chosen = ({ count }: { count: number }) => `${count} valgt`;

export const yours = 'dit';
/** Behind s, x and z the apostrophe stands alone: Mads’. */
export const theirs = ({ name }: { name: string }) => `${name}${/[sxz]$/i.test(name) ? '’' : 's'}`;

interface PastDay {
  meaning: DateKind;
  /** Nobody said the day. */
  isEstimated: boolean;
  day: string;
}
/** When its day has passed. */
export function pastDate({ meaning, isEstimated, day }: PastDay): string {
  const advice = meaning === 'use-by' ? 'spis det ikke' : 'se, lugt, smag';
  if (isEstimated) return `cirka ${day}, et skøn: ${advice}`;
  return `${meaning === 'use-by' ? 'sidste anvendelsesdato' : 'mindst holdbar til'} ${day}: ${advice}`;
}
/** A day that nobody said. */
export const about = ({ day }: { day: string }) => `cirka ${day}`;
export const noDateYet = 'ingen dato endnu: hvor længe?';
/** Read before the answers. */
export const goodUntil = ({ title }: { title: string }) => `Hvor længe er det godt: ${title}?`;
export const answers = { twoDays: '2 dage', aWeek: 'en uge', aMonth: 'en måned', none: 'ingen dato' };
export const useBy = 'sidste anvendelsesdato';
export const openedOn = ({ day }: { day: string }) => `åbnet ${day}`;
export const frozenOn = ({ day }: { day: string }) => `frosset ${day}`;
/** Where nobody said on which day. */
export const frozen = 'frosset';
/** What was done with it has not reached the server. */
export const toSend = 'venter';
export const thawedOn = ({ day }: { day: string }) => `optøet ${day}`;

export const eaten = ({ title }: { title: string }) => `Spist: ${title}`;
export const throwAway = ({ title }: { title: string }) => `Smid ud: ${title}`;
export const more = ({ title }: { title: string }) => `Mere: ${title}`;
export const outcome = { eaten: 'Spist', wasted: 'Smidt ud', 'given-away': 'Givet væk' };
export const itIsTheirs = ({ name }: { name: string }) => `Det tilhører ${name}. ${name} får besked.`;
export const someAreTheirs = 'Noget af det er andres. De får besked.';
export const leaveIt = 'Lad det være';

export const undo = 'Fortryd';
