import type { TakenKind } from '@crisper/domain/items/item-event.ts';
import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import type { Taken } from '@crisper/domain/notifications/notification.ts';
import { locale } from './locale.ts';
import { plural } from './plural.ts';
import { relativeDay } from './relative-day.ts';

interface Day {
  daysLeft: number;
  /** Nobody said the day. */
  isEstimated: boolean;
  /** Once the day has passed. */
  advice: Advice | null;
}

const advices: Record<Advice, string> = {
  'do-not-eat': 'não comer',
  'look-smell-taste': 'veja, cheire, prove',
};

function aboutDay(daysLeft: number): string {
  if (daysLeft === 0) return 'mais ou menos hoje';
  if (daysLeft === 1) return 'mais ou menos amanhã';
  if (daysLeft > 1) return `em cerca de ${daysLeft.toLocaleString(locale)} dias`;
  return daysLeft === -1
    ? 'ontem mais ou menos, estimativa'
    : `há cerca de ${(-daysLeft).toLocaleString(locale)} dias, estimativa`;
}

/** Through when it is good and what to do after that, in mails and notices. */
export function dayWords({ daysLeft, isEstimated, advice }: Day): string {
  const day = isEstimated ? aboutDay(daysLeft) : relativeDay(daysLeft);
  return advice ? `${day}: ${advices[advice]}` : day;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The same where it stands alone. */
export const dayHeading = (day: Day): string => sentence(dayWords(day));

/** Under the bell. The title stands above it and may be one thing or many, so no verb here has it as its subject. */
export function notificationMessage({ daysLeft, isEstimated, advice }: Day): string {
  const day = isEstimated ? aboutDay(daysLeft) : relativeDay(daysLeft);
  if (daysLeft > 0) return `Último dia: ${day}.`;
  if (daysLeft === 0) return `${sentence(day)}. Comer primeiro.`;
  if (advice) return `${sentence(day)}. ${sentence(advices[advice])}.`;
  return `${sentence(day)}.${daysLeft === -1 ? ' Confira antes de comer.' : ''}`;
}

export const heading = 'Notificações';
export const pageDescription = 'O que vence logo, o que acabou de vencer e o que outras pessoas terminaram.';
export const count = ({ count }: { count: number }) =>
  plural(count, { one: 'notificação', other: 'notificações' });
export const introduction = 'Sua comida que vence nos próximos cinco dias e a que venceu nos últimos quinze.';
export const reminderSettings = 'Quando você recebe lembretes';
export const loading = 'Carregando notificações…';
export const loadFailed = 'Não foi possível carregar as notificações';
export const allQuiet = 'Tudo tranquilo';
export const allQuietHint = 'Nada seu vence nos próximos cinco dias, e nada venceu nos últimos quinze.';
export const addFood = 'Adicionar item';

const takings: Record<TakenKind, (words: { by: string; title: string }) => string> = {
  'item-eaten': ({ by, title }) => `${by} comeu: ${title} (era seu)`,
  'item-wasted': ({ by, title }) => `${by} jogou fora: ${title} (era seu)`,
  'item-given-away': ({ by, title }) => `${by} doou: ${title} (era seu)`,
  'item-removed': ({ by, title }) => `${by} retirou: ${title} (era seu)`,
};
export const taken = ({ kind, by, title, free }: Pick<Taken, 'kind' | 'by' | 'free'> & { title: string }) =>
  free ? `${by} pegou: ${title} (era seu)` : takings[kind]({ by, title });
const daysAgo = (days: number) => plural(days, { one: 'ontem', other: `há ${days} dias` });
/** In which kitchen, and when. */
export const takenWhere = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `${kitchen} · ${days === 0 ? 'hoje' : daysAgo(days)}`;
/** The whole in one sentence. */
export const takenMessage = ({ title, days, ...what }: Taken & { title: string; days: number }) =>
  `${taken({ ...what, title })}, ${what.kitchen}, ${days === 0 ? 'hoje' : daysAgo(days)}.`;
export const fromPeople = 'Das outras pessoas';
/** Above the food that is in the public fridge, where there is also food in a kitchen. */
export const inFridge = 'Na geladeira aberta';
export const inKitchens = 'Nas suas cozinhas';
