import { INVITATION_DAYS } from '@crisper/domain/kitchens/invitation.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { invitationMail as textsIn } from '@crisper/texts/all/mails.ts';
import { quotedTitle } from '#mail/plain-words.ts';
import type { Mail } from '#mail/queue-mail.ts';

interface Invitation {
  to: string;
  language: Language;
  link: string;
  inviter: string;
  kitchen: string;
}

/** The names are people's own words, so they are quoted and no mail program makes a link of them. */
export function invitationMail({ to, language, link, inviter, kitchen }: Invitation): Mail {
  const texts = textsIn[language];
  const names = { inviter: quotedTitle(inviter, language), kitchen: quotedTitle(kitchen, language) };
  return {
    ...{ to, language },
    subject: texts.subject(names),
    blocks: [
      { heading: texts.heading },
      { text: texts.invited(names) },
      { button: texts.button, link },
      { smallPrint: texts.smallPrint({ days: INVITATION_DAYS }) },
    ],
  };
}
