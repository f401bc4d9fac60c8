import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/reminders/reminders.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { followLink } from '#http/follow-link.ts';
import { MailedLinkAction } from '#ui/dialogs/mailed-link-action.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { sentence } from '#ui/sentence.ts';
import { linkTo } from '#ui/text-link.tsx';
import { remindersQuery } from './reminders-query.ts';

export default function ConfirmEmailPage() {
  const client = useQueryClient();
  const confirm = async (token: string) => {
    await call(accountsApi.confirmEmail, { body: { token } });
    await client.invalidateQueries(remindersQuery);
  };
  return (
    <>
      <PageMetadata title={texts.confirmPageTitle} description={texts.confirmPageDescription} hidden />
      <MailedLinkAction
        question={{ title: texts.confirmTitle, lead: texts.confirmLead, button: texts.confirm }}
        done={{ title: texts.confirmedTitle, lead: texts.confirmedLead }}
        over={{
          title: texts.confirmExpiredTitle,
          lead: sentence(
            texts.confirmExpiredLead({
              profile: linkTo(paths.myReminders),
            }),
          ),
        }}
        act={(token) => followLink(confirm(token))}
      />
    </>
  );
}
