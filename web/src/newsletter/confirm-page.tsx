import { PageMetadata } from '#ui/page-metadata.tsx';
import { LetterChoice } from './letter-choice.tsx';
import { confirmSubscription } from './newsletter-api.ts';

export default function ConfirmPage() {
  return (
    <>
      <PageMetadata
        title="Confirm the letter"
        description="Confirm that you want the Crisper letter."
        hidden
      />
      <LetterChoice
        question={{
          title: 'Shall we write to you?',
          lead: 'One letter every Monday morning: your weekly report if you have an account, and something to read if you have none.',
          button: 'Yes, send me the letter',
        }}
        done={{
          title: 'You are on the list',
          lead: 'The first letter comes next Monday morning. Each one has a link to end it.',
        }}
        act={confirmSubscription}
      />
    </>
  );
}
