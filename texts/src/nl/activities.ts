import type { Activity, ActivityKind } from '@crisper/domain/activities/activity.ts';

const sentences: Record<ActivityKind, (detail: string) => string> = {
  'item-added': (title) => `Toegevoegd: ${title}`,
  'item-updated': (title) => `Gewijzigd: ${title}`,
  'item-removed': (title) => `Verwijderd: ${title}`,
  'item-brought-back': (title) => `Teruggezet: ${title}`,
  'item-eaten': (title) => `Opgegeten: ${title}`,
  'item-wasted': (title) => `Weggegooid: ${title}`,
  'item-given-away': (title) => `Weggegeven: ${title}`,
  'item-used': (title) => `Deels opgegeten: ${title}`,
  'item-opened': (title) => `Geopend: ${title}`,
  'item-frozen': (title) => `Ingevroren: ${title}`,
  'item-thawed': (title) => `Ontdooid: ${title}`,
  'item-placed': (title) => `Op een andere plek gezet: ${title}`,
  'item-given': (title) => `Gezegd van wie het is: ${title}`,
  'item-moved': (title) => `Verhuisd: ${title}`,
  'food-imported': (sentence) => sentence,
  'food-unimported': (sentence) => sentence,
  undone: (title) => `Ongedaan gemaakt: ${title}`,
  'note-added': (title) => `Notitie toegevoegd: ${title}`,
  'note-removed': (title) => `Notitie verwijderd: ${title}`,
  other: (sentence) => sentence,
};

/** The same, where it was done for a dish. */
const cookedSentences: Partial<Record<ActivityKind, (title: string, dish: string) => string>> = {
  'item-added': (title, dish) => `Toegevoegd: ${title}, over van ${dish}`,
  'item-eaten': (title, dish) => `Opgemaakt voor ${dish}: ${title}`,
  'item-used': (title, dish) => `Deels gebruikt voor ${dish}: ${title}`,
};

export const activityText = ({
  kind,
  detail,
  cooked,
}: Pick<Activity, 'kind' | 'detail' | 'cooked'>): string =>
  (cooked && cookedSentences[kind]?.(detail, cooked.title)) ?? sentences[kind](detail);
