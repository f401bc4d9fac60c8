import type { Due } from '@crisper/domain/items/due.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#fr/plural.ts';

/** A date takes an article, "hier" and a weekday do not. */
const on = (day: string) => (/^\d/.test(day) ? `le ${day}` : day);

/** Unsafe: must not be eaten any more. Unknown: nobody knows through when it is good. */
export const dueHeading: Record<Due | 'unsafe' | 'unknown', string> = {
  unsafe: 'Ne plus manger',
  past: 'Regarder, sentir, goûter',
  today: 'Dernier jour aujourd’hui',
  tomorrow: 'Demain',
  'this-week': 'Cette semaine',
  later: 'Tout le reste',
  unknown: 'Pas encore de date',
};
/** At the end of what is to be eaten first: what nobody knows the date of. */
export const withoutDate = ({ count }: { count: number }) => `${count} sans date`;
export const dueCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} aliment`, other: `${count} aliments` });
/** Beside the list on a desk, while no row is chosen. */
export const mattersToday = 'L’important aujourd’hui';
export const openPage = ({ title }: { title: string }) => `Ouvrir la page : ${title}`;
export const closeItem = ({ title }: { title: string }) => `Fermer : ${title}`;
export const heading = 'À manger d’abord';

export const loading = 'Chargement des aliments…';
export const loadFailed = 'Impossible de charger les aliments';

export const whose = 'À qui';
export const everything = 'Tout';
export const mine = 'À moi';
export const everybodys = 'À tout le monde';
export const nothingMine = 'Rien ici n’est qu’à toi.';
export const nothingEverybodys = 'Rien ici n’est à tout le monde.';

export const search = 'Chercher un aliment';
export const searchThings = ({ count }: { count: number }) =>
  plural(count, { one: `Chercher dans ${count} aliment`, other: `Chercher dans ${count} aliments` });
export const nothingFound = ({ search }: { search: string }) => `Rien ici ne s’appelle « ${search} ».`;
export const chooseSeveral = 'En choisir plusieurs';
export const endChoosing = 'Arrêter de choisir';
export const withChosen = 'Avec la sélection';
export const chosen = ({ count }: { count: number }) =>
  plural(count, { one: `${count} choisi`, other: `${count} choisis` });

export const yours = 'à toi';
export const theirs = ({ name }: { name: string }) => `à ${name}`;

interface PastDay {
  meaning: DateKind;
  /** Nobody said the day. */
  isEstimated: boolean;
  day: string;
}
/** When its day has passed. */
export function pastDate({ meaning, isEstimated, day }: PastDay): string {
  const advice = meaning === 'use-by' ? 'ne plus manger' : 'regarder, sentir, goûter';
  if (isEstimated) return `${day} environ, deviné : ${advice}`;
  return `${meaning === 'use-by' ? 'DLC' : 'DDM'} ${day} : ${advice}`;
}
/** A day that nobody said. */
export const about = ({ day }: { day: string }) => `${day} environ`;
export const noDateYet = 'pas de date : bon jusqu’à quand ?';
/** Read before the answers. */
export const goodUntil = ({ title }: { title: string }) => `Bon jusqu’à quand : ${title} ?`;
export const answers = {
  twoDays: '2 jours',
  aWeek: 'une semaine',
  aMonth: 'un mois',
  none: 'pas de date',
};
export const useBy = 'DLC';
export const openedOn = ({ day }: { day: string }) => `ouvert ${on(day)}`;
export const frozenOn = ({ day }: { day: string }) => `congelé ${on(day)}`;
/** Where nobody said on which day. */
export const frozen = 'congelé';
/** What was done with it has not reached the server. */
export const toSend = 'à envoyer';
export const thawedOn = ({ day }: { day: string }) => `décongelé ${on(day)}`;

export const eaten = ({ title }: { title: string }) => `Mangé : ${title}`;
export const throwAway = ({ title }: { title: string }) => `Jeter : ${title}`;
export const more = ({ title }: { title: string }) => `Plus : ${title}`;
export const outcome = { eaten: 'Mangé', wasted: 'Jeté', 'given-away': 'Donné' };
export const itIsTheirs = ({ name }: { name: string }) => `C’est à ${name}, qui le saura.`;
export const someAreTheirs = 'Il y en a à d’autres, qui le sauront.';
export const leaveIt = 'Laisser';

export const undo = 'Annuler';
