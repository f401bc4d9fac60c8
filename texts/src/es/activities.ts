import type { Activity, ActivityKind } from '@crisper/domain/activities/activity.ts';

const sentences: Record<ActivityKind, (detail: string) => string> = {
  'item-added': (title) => `Añadido: ${title}`,
  'item-updated': (title) => `Modificado: ${title}`,
  'item-removed': (title) => `Quitado: ${title}`,
  'item-brought-back': (title) => `De vuelta: ${title}`,
  'item-eaten': (title) => `Comido: ${title}`,
  'item-wasted': (title) => `Tirado: ${title}`,
  'item-given-away': (title) => `Regalado: ${title}`,
  'item-used': (title) => `Comido en parte: ${title}`,
  'item-opened': (title) => `Abierto: ${title}`,
  'item-frozen': (title) => `Congelado: ${title}`,
  'item-thawed': (title) => `Descongelado: ${title}`,
  'item-placed': (title) => `Cambiado de sitio: ${title}`,
  'item-given': (title) => `Indicado de quién es: ${title}`,
  'item-moved': (title) => `Cambiado de cocina: ${title}`,
  'food-imported': (sentence) => sentence,
  'food-unimported': (sentence) => sentence,
  undone: (title) => `Último paso deshecho: ${title}`,
  'note-added': (title) => `Nota añadida: ${title}`,
  'note-removed': (title) => `Nota borrada: ${title}`,
  other: (sentence) => sentence,
};

/** The same, where it was done for a dish. */
const cookedSentences: Partial<Record<ActivityKind, (title: string, dish: string) => string>> = {
  'item-added': (title, dish) => `Añadido: ${title}, sobras de «${dish}»`,
  'item-eaten': (title, dish) => `Acabado para «${dish}»: ${title}`,
  'item-used': (title, dish) => `Usado en parte para «${dish}»: ${title}`,
};

export const activityText = ({
  kind,
  detail,
  cooked,
}: Pick<Activity, 'kind' | 'detail' | 'cooked'>): string =>
  (cooked && cookedSentences[kind]?.(detail, cooked.title)) ?? sentences[kind](detail);
