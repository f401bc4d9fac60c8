import type { Activity, ActivityKind } from '@crisper/domain/activities/activity.ts';

const sentences: Record<ActivityKind, (detail: string) => string> = {
  'item-added': (title) => `Ajouté : ${title}`,
  'item-updated': (title) => `Modifié : ${title}`,
  'item-removed': (title) => `Retiré : ${title}`,
  'item-brought-back': (title) => `Remis : ${title}`,
  'item-eaten': (title) => `Mangé : ${title}`,
  'item-wasted': (title) => `Jeté : ${title}`,
  'item-given-away': (title) => `Donné : ${title}`,
  'item-used': (title) => `Mangé en partie : ${title}`,
  'item-opened': (title) => `Ouvert : ${title}`,
  'item-frozen': (title) => `Congelé : ${title}`,
  'item-thawed': (title) => `Décongelé : ${title}`,
  'item-placed': (title) => `Changé d’endroit : ${title}`,
  'item-given': (title) => `Indiqué à qui c’est : ${title}`,
  'item-moved': (title) => `Changé de cuisine : ${title}`,
  'food-imported': (sentence) => sentence,
  'food-unimported': (sentence) => sentence,
  undone: (title) => `Dernière action annulée : ${title}`,
  'note-added': (title) => `Note ajoutée : ${title}`,
  'note-removed': (title) => `Note supprimée : ${title}`,
  other: (sentence) => sentence,
};

/** The same, where it was done for a dish. */
const cookedSentences: Partial<Record<ActivityKind, (title: string, dish: string) => string>> = {
  'item-added': (title, dish) => `Ajouté : ${title}, reste du plat « ${dish} »`,
  'item-eaten': (title, dish) => `Fini pour « ${dish} » : ${title}`,
  'item-used': (title, dish) => `Utilisé en partie pour « ${dish} » : ${title}`,
};

export const activityText = ({
  kind,
  detail,
  cooked,
}: Pick<Activity, 'kind' | 'detail' | 'cooked'>): string =>
  (cooked && cookedSentences[kind]?.(detail, cooked.title)) ?? sentences[kind](detail);
