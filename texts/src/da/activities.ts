import type { Activity, ActivityKind } from '@crisper/domain/activities/activity.ts';

const sentences: Record<ActivityKind, (detail: string) => string> = {
  'item-added': (title) => `Tilføjede ${title}`,
  'item-updated': (title) => `Ændrede ${title}`,
  'item-removed': (title) => `Fjernede ${title}`,
  'item-brought-back': (title) => `Hentede ${title} tilbage`,
  'item-eaten': (title) => `Spiste ${title}`,
  'item-wasted': (title) => `Smed ${title} ud`,
  'item-given-away': (title) => `Gav ${title} væk`,
  'item-used': (title) => `Spiste noget af ${title}`,
  'item-opened': (title) => `Åbnede ${title}`,
  'item-frozen': (title) => `Frøs ${title}`,
  'item-thawed': (title) => `Tøede ${title} op`,
  'item-placed': (title) => `Flyttede ${title} et andet sted hen`,
  'item-given': (title) => `Sagde, hvis det er: ${title}`,
  'item-moved': (title) => `Flyttede ${title}`,
  'food-imported': (sentence) => sentence,
  'food-unimported': (sentence) => sentence,
  undone: (title) => `Fortrød det, der skete med ${title}`,
  'note-added': (title) => `Føjede en note til ${title}`,
  'note-removed': (title) => `Fjernede noten fra ${title}`,
  other: (sentence) => sentence,
};

/** The same, where it was done for a dish. */
const cookedSentences: Partial<Record<ActivityKind, (title: string, dish: string) => string>> = {
  'item-added': (title, dish) => `Tilføjede ${title}, rest fra ${dish}`,
  'item-eaten': (title, dish) => `Brugte ${title} op til ${dish}`,
  'item-used': (title, dish) => `Brugte noget af ${title} til ${dish}`,
};

export const activityText = ({
  kind,
  detail,
  cooked,
}: Pick<Activity, 'kind' | 'detail' | 'cooked'>): string =>
  (cooked && cookedSentences[kind]?.(detail, cooked.title)) ?? sentences[kind](detail);
