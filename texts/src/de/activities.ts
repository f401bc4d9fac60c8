import type { Activity, ActivityKind } from '@crisper/domain/activities/activity.ts';

const sentences: Record<ActivityKind, (detail: string) => string> = {
  'item-added': (title) => `${title} hinzugefügt`,
  'item-updated': (title) => `${title} geändert`,
  'item-removed': (title) => `${title} entfernt`,
  'item-brought-back': (title) => `${title} zurückgeholt`,
  'item-eaten': (title) => `${title} gegessen`,
  'item-wasted': (title) => `${title} weggeworfen`,
  'item-given-away': (title) => `${title} verschenkt`,
  'item-used': (title) => `${title} zum Teil gegessen`,
  'item-opened': (title) => `${title} geöffnet`,
  'item-frozen': (title) => `${title} eingefroren`,
  'item-thawed': (title) => `${title} aufgetaut`,
  'item-placed': (title) => `${title} umgeräumt`,
  'item-given': (title) => `Gesagt, wem es gehört: ${title}`,
  'item-moved': (title) => `${title} umgezogen`,
  'food-imported': (sentence) => sentence,
  'food-unimported': (sentence) => sentence,
  undone: (title) => `Rückgängig gemacht: ${title}`,
  'note-added': (title) => `Notiz hinzugefügt: ${title}`,
  'note-removed': (title) => `Notiz gelöscht: ${title}`,
  other: (sentence) => sentence,
};

/** The same, where it was done for a dish. */
const cookedSentences: Partial<Record<ActivityKind, (title: string, dish: string) => string>> = {
  'item-added': (title, dish) => `${title} hinzugefügt, übrig von: ${dish}`,
  'item-eaten': (title, dish) => `${title} aufgebraucht, für: ${dish}`,
  'item-used': (title, dish) => `${title} zum Teil verbraucht, für: ${dish}`,
};

export const activityText = ({
  kind,
  detail,
  cooked,
}: Pick<Activity, 'kind' | 'detail' | 'cooked'>): string =>
  (cooked && cookedSentences[kind]?.(detail, cooked.title)) ?? sentences[kind](detail);
