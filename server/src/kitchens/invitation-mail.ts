import { INVITATION_DAYS } from '@crisper/domain/kitchens/invitation.ts';
import * as texts from '@crisper/texts/kitchens/invitation-mail.ts';
import { quotedTitle } from '#mail/plain-words.ts';
import type { Mail } from '#mail/queue-mail.ts';

/** The names are people's own words, so they are quoted and no mail program makes a link of them. */
export function invitationMail(to: string, link: string, words: { inviter: string; kitchen: string }): Mail {
  const names = { inviter: quotedTitle(words.inviter), kitchen: quotedTitle(words.kitchen) };
  return {
    to,
    subject: texts.subject(names),
    blocks: [
      { heading: texts.heading },
      { text: texts.invited(names) },
      { button: texts.button, link },
      { smallPrint: texts.smallPrint({ days: INVITATION_DAYS }) },
    ],
  };
}
