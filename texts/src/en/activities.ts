import type { Activity, ActivityKind } from '@crisper/domain/activities/activity.ts';

const sentences: Record<ActivityKind, (detail: string) => string> = {
  'item-added': (title) => `Added ${title}`,
  'item-updated': (title) => `Updated ${title}`,
  'item-removed': (title) => `Removed ${title}`,
  'item-brought-back': (title) => `Brought back ${title}`,
  'item-eaten': (title) => `Ate ${title}`,
  'item-wasted': (title) => `Threw away ${title}`,
  'item-given-away': (title) => `Gave away ${title}`,
  'item-used': (title) => `Ate some of ${title}`,
  'item-opened': (title) => `Opened ${title}`,
  'item-frozen': (title) => `Froze ${title}`,
  'item-thawed': (title) => `Thawed ${title}`,
  'item-placed': (title) => `Put ${title} somewhere else`,
  'item-given': (title) => `Said who owns ${title}`,
  'item-moved': (title) => `Moved ${title}`,
  'food-imported': (sentence) => sentence,
  'food-unimported': (sentence) => sentence,
  undone: (title) => `Took back what happened to ${title}`,
  'note-added': (title) => `Added a note to ${title}`,
  'note-removed': (title) => `Removed the note from ${title}`,
  other: (sentence) => sentence,
};

/** The same, where it was done for a dish. */
const cookedSentences: Partial<Record<ActivityKind, (title: string, dish: string) => string>> = {
  'item-added': (title, dish) => `Added ${title}, left from ${dish}`,
  'item-eaten': (title, dish) => `Used up ${title} for ${dish}`,
  'item-used': (title, dish) => `Used some of ${title} for ${dish}`,
};

export const activityText = ({
  kind,
  detail,
  cooked,
}: Pick<Activity, 'kind' | 'detail' | 'cooked'>): string =>
  (cooked && cookedSentences[kind]?.(detail, cooked.title)) ?? sentences[kind](detail);
