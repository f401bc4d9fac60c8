import type { Due } from '@crisper/domain/items/due.ts';
import type { DateKind } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#pt-BR/plural.ts';

/** A date takes a preposition, "ontem" and a weekday do not. */
const on = (day: string) => (/^\d/.test(day) ? `em ${day}` : day);

/** Unsafe: must not be eaten any more. Unknown: nobody knows through when it is good. */
export const dueHeading: Record<Due | 'unsafe' | 'unknown', string> = {
  unsafe: 'Não comer',
  past: 'Veja, cheire, prove',
  today: 'Hoje é o último dia',
  tomorrow: 'Amanhã',
  'this-week': 'Esta semana',
  later: 'Todo o resto',
  unknown: 'Ainda sem data',
};
/** At the end of what is to be eaten first: what nobody knows the date of. */
export const withoutDate = ({ count }: { count: number }) => `${count} sem data`;
export const dueCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} item`, other: `${count} itens` });
/** Beside the list on a desk, while no row is chosen. */
export const mattersToday = 'O que importa hoje';
export const openPage = ({ title }: { title: string }) => `Abrir a página: ${title}`;
export const closeItem = ({ title }: { title: string }) => `Fechar: ${title}`;
export const heading = 'Comer primeiro';

export const loading = 'Carregando os itens…';
export const loadFailed = 'Não foi possível carregar os itens';

export const whose = 'De quem';
export const everything = 'Tudo';
export const mine = 'Meus';
export const everybodys = 'De todos';
export const nothingMine = 'Nada aqui é só seu.';
export const nothingEverybodys = 'Nada aqui é de todos.';

export const search = 'Buscar um item';
export const searchThings = ({ count }: { count: number }) =>
  plural(count, { one: `Buscar em ${count} item`, other: `Buscar em ${count} itens` });
export const nothingFound = ({ search }: { search: string }) => `Nada aqui se chama “${search}”.`;
export const chooseSeveral = 'Escolher vários';
export const endChoosing = 'Parar de escolher';
export const withChosen = 'Com os escolhidos';
export const chosen = ({ count }: { count: number }) =>
  plural(count, { one: `${count} escolhido`, other: `${count} escolhidos` });

export const yours = 'seu';
export const theirs = ({ name }: { name: string }) => `de ${name}`;

interface PastDay {
  meaning: DateKind;
  /** Nobody said the day. */
  isEstimated: boolean;
  day: string;
}
/** When its day has passed. */
export function pastDate({ meaning, isEstimated, day }: PastDay): string {
  const advice = meaning === 'use-by' ? 'não comer' : 'veja, cheire, prove';
  if (isEstimated) return `${day} mais ou menos, estimado: ${advice}`;
  return `${meaning === 'use-by' ? 'consumir até' : 'validade'} ${day}: ${advice}`;
}
/** A day that nobody said. */
export const about = ({ day }: { day: string }) => `${day} mais ou menos`;
export const noDateYet = 'ainda sem data: bom até quando?';
/** Read before the answers. */
export const goodUntil = ({ title }: { title: string }) => `Bom até quando: ${title}?`;
export const answers = {
  twoDays: '2 dias',
  aWeek: 'uma semana',
  aMonth: 'um mês',
  none: 'sem data',
};
export const useBy = 'consumir até';
export const openedOn = ({ day }: { day: string }) => `aberto ${on(day)}`;
export const frozenOn = ({ day }: { day: string }) => `congelado ${on(day)}`;
/** Where nobody said on which day. */
export const frozen = 'congelado';
/** What was done with it has not reached the server. */
export const toSend = 'a enviar';
export const thawedOn = ({ day }: { day: string }) => `descongelado ${on(day)}`;

export const eaten = ({ title }: { title: string }) => `Comido: ${title}`;
export const throwAway = ({ title }: { title: string }) => `Jogar fora: ${title}`;
export const more = ({ title }: { title: string }) => `Mais: ${title}`;
export const outcome = { eaten: 'Comido', wasted: 'Jogado fora', 'given-away': 'Doado' };
export const itIsTheirs = ({ name }: { name: string }) => `É de ${name}, que vai ficar sabendo.`;
export const someAreTheirs = 'Uma parte é de outras pessoas, que vão ficar sabendo.';
export const leaveIt = 'Deixar';

export const undo = 'Desfazer';
