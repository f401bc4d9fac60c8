import type { Activity, ActivityKind } from '@crisper/domain/activities/activity.ts';

const sentences: Record<ActivityKind, (detail: string) => string> = {
  'item-added': (title) => `Lade in ${title}`,
  'item-updated': (title) => `Ändrade ${title}`,
  'item-removed': (title) => `Tog bort ${title}`,
  'item-brought-back': (title) => `Tog tillbaka ${title}`,
  'item-eaten': (title) => `Åt upp ${title}`,
  'item-wasted': (title) => `Slängde ${title}`,
  'item-given-away': (title) => `Skänkte bort ${title}`,
  'item-used': (title) => `Åt en del av ${title}`,
  'item-opened': (title) => `Öppnade ${title}`,
  'item-frozen': (title) => `Fryste in ${title}`,
  'item-thawed': (title) => `Tinade ${title}`,
  'item-placed': (title) => `Flyttade ${title} till en annan plats`,
  'item-given': (title) => `Sa vem som äger ${title}`,
  'item-moved': (title) => `Flyttade ${title}`,
  'food-imported': (sentence) => sentence,
  'food-unimported': (sentence) => sentence,
  undone: (title) => `Ångrade det som hänt med ${title}`,
  'note-added': (title) => `Skrev en anteckning om ${title}`,
  'note-removed': (title) => `Tog bort anteckningen om ${title}`,
  other: (sentence) => sentence,
};

/** The same, where it was done for a dish. */
const cookedSentences: Partial<Record<ActivityKind, (title: string, dish: string) => string>> = {
  'item-added': (title, dish) => `Lade in ${title}, rest från ${dish}`,
  'item-eaten': (title, dish) => `Gjorde slut på ${title} till ${dish}`,
  'item-used': (title, dish) => `Använde en del av ${title} till ${dish}`,
};

export const activityText = ({
  kind,
  detail,
  cooked,
}: Pick<Activity, 'kind' | 'detail' | 'cooked'>): string =>
  (cooked && cookedSentences[kind]?.(detail, cooked.title)) ?? sentences[kind](detail);
