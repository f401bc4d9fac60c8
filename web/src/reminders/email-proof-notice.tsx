import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import type { EmailProof } from '@crisper/domain/email-proof.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { useSaving } from '#ui/toasts/use-saving.ts';
import { remindersQuery } from './reminders-query.ts';

/** Says that reminders wait until the person has shown that the email address is theirs, and how that is done. */
export function EmailProofNotice({ proof, email }: { proof: EmailProof; email: string }) {
  const client = useQueryClient();
  const { busy, save } = useSaving();
  const send = () =>
    save(async () => {
      await call(accountsApi.requestEmailProof);
      await client.invalidateQueries(remindersQuery);
      void toast('success', `We have sent a mail to ${email}.`);
    });
  if (proof === 'proven') return null;
  const isMailed = proof === 'mailed';
  return (
    <div role="status" className="grid justify-items-start gap-3 rounded-control bg-soon-soft p-4 text-soon">
      <p className="wrap-anywhere">
        {isMailed ? `We have sent a mail to ${email}.` : `${email} is not confirmed yet.`}{' '}
        {isMailed
          ? 'Open its link to confirm the email address; until then no reminders come. Look into the spam folder, too.'
          : 'No reminders come until you have opened the link in a mail that we send there.'}
      </p>
      <Button variant="secondary" disabled={busy} onClick={send}>
        {isMailed ? 'Send again' : 'Send the mail'}
      </Button>
    </div>
  );
}
