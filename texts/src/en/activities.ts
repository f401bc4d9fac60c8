import type { Activity, ActivityKind } from '@crisper/domain/activities/activity.ts';

const sentences: Record<ActivityKind, (detail: string) => string> = {
  'item-added': (title) => `Added ${title}`,
  'item-updated': (title) => `Updated ${title}`,
  'item-removed': (title) => `Removed ${title}`,
  'item-brought-back': (title) => `Brought back ${title}`,
  'note-added': (title) => `Added a note to ${title}`,
  'note-removed': (title) => `Removed the note from ${title}`,
  other: (sentence) => sentence,
};

export const activityText = ({ kind, detail }: Pick<Activity, 'kind' | 'detail'>): string =>
  sentences[kind](detail);
