import type { Due } from '@crisper/domain/items/due.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#es/plural.ts';

/** A date and a weekday take an article, "ayer" does not. */
const on = (day: string) => (/^(?:hoy|ayer|anteayer)|^\p{L}+ (?:de )?\d{4}$/u.test(day) ? day : `el ${day}`);

/** Unsafe: must not be eaten any more. Unknown: nobody knows through when it is good. */
export const dueHeading: Record<Due | 'unsafe' | 'unknown', string> = {
  unsafe: 'No comer',
  past: 'Mira, huele, prueba',
  today: 'Hoy es el último día',
  tomorrow: 'Mañana',
  'this-week': 'Esta semana',
  later: 'Todo lo demás',
  unknown: 'Aún sin fecha',
};
/** At the end of what is to be eaten first: what nobody knows the date of. */
export const withoutDate = ({ count }: { count: number }) => `${count} sin fecha`;
export const dueCount = ({ count }: { count: number }) =>
  plural(count, { one: '1 alimento', other: `${count} alimentos` });
/** Beside the list on a desk, while no row is chosen. */
export const mattersToday = 'Lo importante hoy';
export const openPage = ({ title }: { title: string }) => `Abrir la página: ${title}`;
export const closeItem = ({ title }: { title: string }) => `Cerrar: ${title}`;
export const heading = 'Comer primero';

export const loading = 'Cargando la comida…';
export const loadFailed = 'No se pudo cargar la comida';

export const whose = 'De quién';
export const everything = 'Todo';
export const mine = 'Mío';
export const everybodys = 'De todos';
export const nothingMine = 'Aquí no hay nada que sea solo tuyo.';
export const nothingEverybodys = 'Aquí no hay nada que sea de todos.';

export const search = 'Buscar comida';
export const searchThings = ({ count }: { count: number }) =>
  plural(count, { one: 'Buscar en 1 alimento', other: `Buscar en ${count} alimentos` });
export const nothingFound = ({ search }: { search: string }) => `Aquí no hay nada que se llame «${search}».`;
export const chooseSeveral = 'Elegir varios';
export const endChoosing = 'Dejar de elegir';
export const withChosen = 'Con lo elegido';
export const chosen = ({ count }: { count: number }) =>
  plural(count, { one: '1 elegido', other: `${count} elegidos` });

export const yours = 'tuyo';
export const theirs = ({ name }: { name: string }) => `de ${name}`;

interface PastDay {
  meaning: DateKind;
  /** Nobody said the day. */
  isEstimated: boolean;
  day: string;
}
/** When its day has passed. */
export function pastDate({ meaning, isEstimated, day }: PastDay): string {
  const advice = meaning === 'use-by' ? 'no comer' : 'mira, huele, prueba';
  if (isEstimated) return `${day}, más o menos, estimado: ${advice}`;
  return `${meaning === 'use-by' ? 'caducidad' : 'consumo preferente'} ${day}: ${advice}`;
}
/** A day that nobody said. */
export const about = ({ day }: { day: string }) => `${day}, más o menos`;
export const noDateYet = 'aún sin fecha: ¿hasta cuándo?';
/** Read before the answers. */
export const goodUntil = ({ title }: { title: string }) => `¿Hasta cuándo es bueno? ${title}`;
export const answers = { twoDays: '2 días', aWeek: 'una semana', aMonth: 'un mes', none: 'sin fecha' };
export const useBy = 'fecha de caducidad';
export const openedOn = ({ day }: { day: string }) => `abierto ${on(day)}`;
export const frozenOn = ({ day }: { day: string }) => `congelado ${on(day)}`;
/** Where nobody said on which day. */
export const frozen = 'congelado';
/** What was done with it has not reached the server. */
export const toSend = 'por enviar';
export const thawedOn = ({ day }: { day: string }) => `descongelado ${on(day)}`;

export const eaten = ({ title }: { title: string }) => `Comido: ${title}`;
export const throwAway = ({ title }: { title: string }) => `Tirar: ${title}`;
export const more = ({ title }: { title: string }) => `Más: ${title}`;
export const outcome = { eaten: 'Comido', wasted: 'Tirado', 'given-away': 'Regalado' };
export const itIsTheirs = ({ name }: { name: string }) => `Es de ${name}. Se le avisa.`;
export const someAreTheirs = 'Hay algo de otras personas. Se les avisa.';
export const leaveIt = 'Dejarlo';

export const undo = 'Deshacer';
