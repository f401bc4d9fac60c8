import type { Activity, ActivityKind } from '@crisper/domain/activities/activity.ts';

const sentences: Record<ActivityKind, (detail: string) => string> = {
  'item-added': (title) => `Aggiunto: ${title}`,
  'item-updated': (title) => `Modificato: ${title}`,
  'item-removed': (title) => `Tolto: ${title}`,
  'item-brought-back': (title) => `Rimesso: ${title}`,
  'item-eaten': (title) => `Mangiato: ${title}`,
  'item-wasted': (title) => `Buttato: ${title}`,
  'item-given-away': (title) => `Regalato: ${title}`,
  'item-used': (title) => `Mangiato in parte: ${title}`,
  'item-opened': (title) => `Aperto: ${title}`,
  'item-frozen': (title) => `Congelato: ${title}`,
  'item-thawed': (title) => `Scongelato: ${title}`,
  'item-placed': (title) => `Cambiato di posto: ${title}`,
  'item-given': (title) => `Detto di chi è: ${title}`,
  'item-moved': (title) => `Cambiato di cucina: ${title}`,
  'food-imported': (sentence) => sentence,
  'food-unimported': (sentence) => sentence,
  undone: (title) => `Ultima azione annullata: ${title}`,
  'note-added': (title) => `Nota aggiunta: ${title}`,
  'note-removed': (title) => `Nota eliminata: ${title}`,
  other: (sentence) => sentence,
};

/** The same, where it was done for a dish. */
const cookedSentences: Partial<Record<ActivityKind, (title: string, dish: string) => string>> = {
  'item-added': (title, dish) => `Aggiunto: ${title}, avanzo del piatto «${dish}»`,
  'item-eaten': (title, dish) => `Finito per «${dish}»: ${title}`,
  'item-used': (title, dish) => `Usato in parte per «${dish}»: ${title}`,
};

export const activityText = ({
  kind,
  detail,
  cooked,
}: Pick<Activity, 'kind' | 'detail' | 'cooked'>): string =>
  (cooked && cookedSentences[kind]?.(detail, cooked.title)) ?? sentences[kind](detail);
