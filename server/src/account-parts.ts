import type { AccountParts } from '#accounts/account-part.ts';
import { activitiesOfAccount } from '#activities/activities.account.ts';
import { bmiResultsOfAccount } from '#bmi/bmi.account.ts';
import { calendarOfAccount } from '#calendar/calendar.account.ts';
import { consultationsOfAccount } from '#consultations/consultations.account.ts';
import { itemsOfAccount } from '#items/items.account.ts';
import { letterOfAccount } from '#newsletter/newsletter.account.ts';
import { picturesOfAccount } from '#pictures/pictures.account.ts';
import { remindersOfAccount } from '#reminders/reminders.account.ts';

/** What each feature keeps for an account, in the order in which it is asked. */
export const accountParts: AccountParts = {
  items: itemsOfAccount,
  activities: activitiesOfAccount,
  bmiResults: bmiResultsOfAccount,
  calendar: calendarOfAccount,
  reminders: remindersOfAccount,
  consultations: consultationsOfAccount,
  letter: letterOfAccount,
  pictures: picturesOfAccount,
};
