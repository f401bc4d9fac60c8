import * as enActivities from '@crisper/texts/activities.ts';
import * as enImportActivity from '@crisper/texts/imports/activity.ts';
import * as deActivities from '#de/activities.ts';
import * as deImportActivity from '#de/imports/activity.ts';
import * as frActivities from '#fr/activities.ts';
import * as frImportActivity from '#fr/imports/activity.ts';
import type { EveryLanguage } from './every-language.ts';

export const activities: EveryLanguage<typeof enActivities> = {
  en: enActivities,
  de: deActivities,
  fr: frActivities,
};
export const importActivity: EveryLanguage<typeof enImportActivity> = {
  en: enImportActivity,
  de: deImportActivity,
  fr: frImportActivity,
};
