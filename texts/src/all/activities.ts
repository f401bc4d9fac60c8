import * as activitiesHere from '@crisper/texts/activities.ts';
import * as importActivityHere from '@crisper/texts/imports/activity.ts';
import { inEvery } from './every-language.ts';

export const activities = await inEvery(activitiesHere, (language) => import(`#${language}/activities.ts`));
export const importActivity = await inEvery(
  importActivityHere,
  (language) => import(`#${language}/imports/activity.ts`),
);
