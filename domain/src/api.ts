import * as z from 'zod/mini';
import { accountsApi } from './accounts/accounts-api.ts';
import { activitySchema } from './activities/activity.ts';
import { bmiEntrySchema, bmiResultIdSchema, bmiResultSchema } from './bmi/bmi-result.ts';
import { calendarFeedSchema, newCalendarFeedSchema } from './calendar/calendar-feed.ts';
import {
  consultationIdSchema,
  consultationSchema,
  newConsultationSchema,
} from './consultations/consultation.ts';
import { contactFormSchema } from './contact/contact-message.ts';
import { emailSchema } from './email.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { itemsApi } from './items/items-api.ts';
import { kitchenItemsApi } from './items/kitchen-items-api.ts';
import { kitchensApi } from './kitchens/kitchens-api.ts';
import { notificationSchema } from './notifications/notification.ts';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from './pictures/picture.ts';
import { pictureSchema } from './pictures/picture-schema.ts';
import { reminderSettingsSchema, remindersSchema } from './reminders/reminder-settings.ts';
import { succeeded } from './succeeded.ts';

const linkTokenSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** Every endpoint of the product, below /api. */
export const api = {
  ...accountsApi,
  ...itemsApi,
  ...kitchenItemsApi,
  ...kitchensApi,
  listNotifications: endpoint({
    method: 'GET',
    path: '/notifications/:email',
    summary: 'Tell the person what expires soon and what just did',
    access: 'self',
    params: z.object({ email: emailSchema }),
    response: z.array(notificationSchema),
    usesToday: true,
  }),
  markNotificationsSeen: endpoint({
    method: 'PUT',
    path: '/notifications/:email/seen',
    summary: 'Remember that the person has seen what there is to tell today',
    access: 'self',
    params: z.object({ email: emailSchema }),
    response: succeeded,
    usesToday: true,
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/pictures',
    summary: 'Keep a photo, made smaller and without what the camera wrote into it',
    access: 'signed-in',
    upload: { types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES },
    response: pictureSchema,
  }),
  listBmiResults: endpoint({
    method: 'GET',
    path: '/bmi',
    summary: "List the caller's own body mass measurements, oldest first",
    access: 'signed-in',
    response: z.array(bmiResultSchema),
  }),
  keepBmiResult: endpoint({
    method: 'POST',
    path: '/bmi',
    summary: 'Keep a measurement',
    access: 'signed-in',
    body: bmiEntrySchema,
    response: bmiResultSchema,
  }),
  deleteBmiResult: endpoint({
    method: 'DELETE',
    path: '/bmi/:resultId',
    summary: 'Forget a measurement; forgetting one that is gone succeeds',
    access: 'signed-in',
    params: z.object({ resultId: bmiResultIdSchema }),
    response: succeeded,
  }),
  getCalendarFeed: endpoint({
    method: 'GET',
    path: '/account/calendar',
    summary: 'Tell whether the caller has a calendar address and since when, or when it was ended',
    access: 'signed-in',
    response: calendarFeedSchema,
  }),
  renewCalendarFeed: endpoint({
    method: 'POST',
    path: '/account/calendar',
    summary:
      "Make a secret address with the caller's expiry dates for calendar programs; the one before ends",
    access: 'signed-in',
    response: newCalendarFeedSchema,
  }),
  revokeCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/account/calendar',
    summary: 'End the calendar address',
    access: 'signed-in',
    response: succeeded,
  }),
  getReminders: endpoint({
    method: 'GET',
    path: '/account/reminders',
    summary: 'Tell when the caller is reminded of their food by mail',
    access: 'signed-in',
    response: remindersSchema,
  }),
  setReminders: endpoint({
    method: 'PUT',
    path: '/account/reminders',
    summary:
      'Choose when to be reminded by mail: never, daily, or when something is due, and at which hour; an email address that is not proven is asked first',
    access: 'signed-in',
    body: reminderSettingsSchema,
    response: remindersSchema,
  }),
  stopReminders: endpoint({
    method: 'POST',
    path: '/reminders/stop/:token',
    summary: 'Get no more reminders (RFC 8058), with the token of the mail; having none already succeeds',
    access: 'anyone',
    params: z.object({ token: z.uuid() }),
    response: succeeded,
  }),
  listConsultations: endpoint({
    method: 'GET',
    path: '/consultations',
    summary: 'List the sessions with specialists that the caller asked for, latest first',
    access: 'signed-in',
    response: z.array(consultationSchema),
  }),
  bookConsultation: endpoint({
    method: 'POST',
    path: '/consultations',
    summary: 'Ask for a session with a specialist, or with whoever has time; the operator is told',
    access: 'signed-in',
    body: newConsultationSchema,
    response: consultationSchema,
  }),
  cancelConsultation: endpoint({
    method: 'DELETE',
    path: '/consultations/:consultationId',
    summary: 'Cancel a session; the operator is told. Cancelling one that is cancelled succeeds',
    access: 'signed-in',
    params: z.object({ consultationId: consultationIdSchema }),
    response: succeeded,
  }),
  sendContactMessage: endpoint({
    method: 'POST',
    path: '/contact',
    summary: 'Write to the people who run the product',
    access: 'anyone',
    body: contactFormSchema,
    response: succeeded,
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/newsletter',
    summary: 'Ask for the letter; a mail to the address asks whether it was meant',
    access: 'anyone',
    body: z.object({ email: emailSchema }),
    response: succeeded,
    usesToday: true,
  }),
  confirmSubscription: endpoint({
    method: 'POST',
    path: '/newsletter/confirm',
    summary: 'Confirm, with the token of the link in that mail',
    access: 'anyone',
    body: z.object({ token: linkTokenSchema }),
    response: succeeded,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/newsletter/unsubscribe/:token',
    summary: 'Get no more letters (RFC 8058); being gone already succeeds',
    access: 'anyone',
    params: z.object({ token: linkTokenSchema }),
    response: succeeded,
  }),
  listActivities: endpoint({
    method: 'GET',
    path: '/activities',
    summary: "List the caller's latest activities; none for a visitor",
    access: 'anyone',
    response: z.array(activitySchema),
    usesToday: true,
  }),
  health: endpoint({
    method: 'GET',
    path: '/health',
    summary: 'Tell whether the server runs',
    access: 'anyone',
    response: z.object({ status: z.string() }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/ready',
    summary: 'Tell whether the server and its database can take requests',
    access: 'anyone',
    response: z.object({ status: z.string() }),
  }),
} satisfies Record<string, Endpoint>;
