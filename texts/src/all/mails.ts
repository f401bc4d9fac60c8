import * as enAccountMail from '@crisper/texts/accounts/account-mail.ts';
import * as enDigestMail from '@crisper/texts/digest-mail.ts';
import * as enInvitationMail from '@crisper/texts/kitchens/invitation-mail.ts';
import * as enNewsletterMail from '@crisper/texts/newsletter-mail.ts';
import * as enReminderMail from '@crisper/texts/reminders/reminder-mail.ts';
import * as deAccountMail from '#de/accounts/account-mail.ts';
import * as deDigestMail from '#de/digest-mail.ts';
import * as deInvitationMail from '#de/kitchens/invitation-mail.ts';
import * as deNewsletterMail from '#de/newsletter-mail.ts';
import * as deReminderMail from '#de/reminders/reminder-mail.ts';
import * as frAccountMail from '#fr/accounts/account-mail.ts';
import * as frDigestMail from '#fr/digest-mail.ts';
import * as frInvitationMail from '#fr/kitchens/invitation-mail.ts';
import * as frNewsletterMail from '#fr/newsletter-mail.ts';
import * as frReminderMail from '#fr/reminders/reminder-mail.ts';
import type { EveryLanguage } from './every-language.ts';

export const accountMail: EveryLanguage<typeof enAccountMail> = {
  en: enAccountMail,
  de: deAccountMail,
  fr: frAccountMail,
};
export const digestMail: EveryLanguage<typeof enDigestMail> = {
  en: enDigestMail,
  de: deDigestMail,
  fr: frDigestMail,
};
export const invitationMail: EveryLanguage<typeof enInvitationMail> = {
  en: enInvitationMail,
  de: deInvitationMail,
  fr: frInvitationMail,
};
export const newsletterMail: EveryLanguage<typeof enNewsletterMail> = {
  en: enNewsletterMail,
  de: deNewsletterMail,
  fr: frNewsletterMail,
};
export const reminderMail: EveryLanguage<typeof enReminderMail> = {
  en: enReminderMail,
  de: deReminderMail,
  fr: frReminderMail,
};
