import type { AccountParts } from '#accounts/account-part.ts';
import { activitiesOfAccount } from '#activities/activities.account.ts';
import { bmiResultsOfAccount } from '#bmi/bmi.account.ts';
import { calendarOfAccount } from '#calendar/calendar.account.ts';
import { consultationsOfAccount } from '#consultations/consultations.account.ts';
import { itemsOfAccount } from '#items/items.account.ts';
import { keysOfAccount } from '#keys/keys.account.ts';
import { kitchensOfAccount } from '#kitchens/kitchens.account.ts';
import { letterOfAccount } from '#newsletter/newsletter.account.ts';
import { picturesOfAccount } from '#pictures/pictures.account.ts';
import { pushOfAccount } from '#push/push.account.ts';
import { plannedMealsOfAccount, recipesOfAccount } from '#recipes/recipes.account.ts';
import { remindersOfAccount } from '#reminders/reminders.account.ts';
import { webhooksOfAccount } from '#webhooks/webhooks.account.ts';

/** The part of an account that each feature keeps, in the order in which they are called. */
export const accountParts: AccountParts = {
  items: itemsOfAccount,
  kitchens: kitchensOfAccount,
  recipes: recipesOfAccount,
  plannedMeals: plannedMealsOfAccount,
  activities: activitiesOfAccount,
  bmiResults: bmiResultsOfAccount,
  calendar: calendarOfAccount,
  reminders: remindersOfAccount,
  keys: keysOfAccount,
  devices: pushOfAccount,
  webhooks: webhooksOfAccount,
  consultations: consultationsOfAccount,
  letter: letterOfAccount,
  pictures: picturesOfAccount,
};
