import type { Activity, ActivityKind } from '@crisper/domain/activities/activity.ts';

const sentences: Record<ActivityKind, (detail: string) => string> = {
  'item-added': (title) => `Adicionado: ${title}`,
  'item-updated': (title) => `Alterado: ${title}`,
  'item-removed': (title) => `Retirado: ${title}`,
  'item-brought-back': (title) => `De volta: ${title}`,
  'item-eaten': (title) => `Comido: ${title}`,
  'item-wasted': (title) => `Jogado fora: ${title}`,
  'item-given-away': (title) => `Doado: ${title}`,
  'item-used': (title) => `Comido em parte: ${title}`,
  'item-opened': (title) => `Aberto: ${title}`,
  'item-frozen': (title) => `Congelado: ${title}`,
  'item-thawed': (title) => `Descongelado: ${title}`,
  'item-placed': (title) => `Mudou de lugar: ${title}`,
  'item-given': (title) => `Mudou de dono: ${title}`,
  'item-moved': (title) => `Mudou de cozinha: ${title}`,
  'food-imported': (sentence) => sentence,
  'food-unimported': (sentence) => sentence,
  undone: (title) => `Última ação desfeita: ${title}`,
  'note-added': (title) => `Nota adicionada: ${title}`,
  'note-removed': (title) => `Nota removida: ${title}`,
  other: (sentence) => sentence,
};

/** The same, where it was done for a dish. */
const cookedSentences: Partial<Record<ActivityKind, (title: string, dish: string) => string>> = {
  'item-added': (title, dish) => `Adicionado: ${title}, sobra do prato “${dish}”`,
  'item-eaten': (title, dish) => `Usado até o fim em “${dish}”: ${title}`,
  'item-used': (title, dish) => `Usado em parte em “${dish}”: ${title}`,
};

export const activityText = ({
  kind,
  detail,
  cooked,
}: Pick<Activity, 'kind' | 'detail' | 'cooked'>): string =>
  (cooked && cookedSentences[kind]?.(detail, cooked.title)) ?? sentences[kind](detail);
