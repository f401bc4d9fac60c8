import { useQueryClient } from '@tanstack/react-query';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LetterChoice } from './letter-choice.tsx';
import { confirmEmail } from './newsletter-api.ts';

export default function ConfirmEmailPage() {
  const client = useQueryClient();
  const act = async (token: string) => {
    await confirmEmail(token);
    await client.invalidateQueries({ queryKey: ['reminders'] });
  };
  return (
    <>
      <PageMetadata
        title="Confirm your address"
        description="Confirm that the email address is yours."
        hidden
      />
      <LetterChoice
        question={{
          title: 'Is this address yours?',
          lead: 'Confirm it, and the mails you asked for in your profile will come to it.',
          button: 'Yes, it is mine',
        }}
        done={{
          title: 'Your address is confirmed',
          lead: 'Reminders come as you chose them in your profile. Each one has a link to end them.',
        }}
        over={{
          title: 'This link has been used or has expired',
          lead: (
            <>
              <TextLink to="/dashboard/my-profile#reminders">Your profile</TextLink> tells whether your
              address is confirmed, and sends you a new link if it is not.
            </>
          ),
        }}
        act={act}
      />
    </>
  );
}
