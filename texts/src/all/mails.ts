import * as accountMailHere from '@crisper/texts/accounts/account-mail.ts';
import * as digestMailHere from '@crisper/texts/digest-mail.ts';
import * as invitationMailHere from '@crisper/texts/kitchens/invitation-mail.ts';
import * as newsletterMailHere from '@crisper/texts/newsletter-mail.ts';
import * as reminderMailHere from '@crisper/texts/reminders/reminder-mail.ts';
import { inEvery } from './every-language.ts';

export const accountMail = await inEvery(
  accountMailHere,
  (language) => import(`#${language}/accounts/account-mail.ts`),
);
export const digestMail = await inEvery(digestMailHere, (language) => import(`#${language}/digest-mail.ts`));
export const invitationMail = await inEvery(
  invitationMailHere,
  (language) => import(`#${language}/kitchens/invitation-mail.ts`),
);
export const newsletterMail = await inEvery(
  newsletterMailHere,
  (language) => import(`#${language}/newsletter-mail.ts`),
);
export const reminderMail = await inEvery(
  reminderMailHere,
  (language) => import(`#${language}/reminders/reminder-mail.ts`),
);
