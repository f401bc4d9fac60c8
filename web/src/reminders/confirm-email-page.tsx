import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { paths } from '@crisper/domain/paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { followLink } from '#http/follow-link.ts';
import { MailedLinkAction } from '#ui/dialogs/mailed-link-action.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { remindersQuery } from './reminders-query.ts';

export default function ConfirmEmailPage() {
  const client = useQueryClient();
  const confirm = async (token: string) => {
    await call(accountsApi.confirmEmail, { body: { token } });
    await client.invalidateQueries(remindersQuery);
  };
  return (
    <>
      <PageMetadata
        title="Confirm your email address"
        description="Confirm that the email address is yours."
        hidden
      />
      <MailedLinkAction
        question={{
          title: 'Is this email address yours?',
          lead: 'Confirm it, and the mails you asked for in your profile will come to it.',
          button: 'Yes, it is mine',
        }}
        done={{
          title: 'Your email address is confirmed',
          lead: 'Reminders come as you chose them in your profile. Each one has a link to end them.',
        }}
        over={{
          title: 'This link has been used or has expired',
          lead: (
            <>
              <TextLink to={`${paths.myProfile}#reminders`}>Your profile</TextLink> tells whether your email
              address is confirmed, and sends you a new link if it is not.
            </>
          ),
        }}
        act={(token) => followLink(confirm(token))}
      />
    </>
  );
}
