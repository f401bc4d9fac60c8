import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import type { EmailProof } from '@crisper/domain/email-proof.ts';
import * as texts from '@crisper/texts/reminders/reminders.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { remindersQuery } from './reminders-query.ts';

/** Tells the user that no reminders come until they confirm the email address, and how to do that. */
export function EmailProofNotice({ proof, email }: { proof: EmailProof; email: string }) {
  const client = useQueryClient();
  const { busy, save: send } = useSaving({
    mutationFn: () => call(accountsApi.requestEmailProof),
    onSuccess: async () => {
      await client.invalidateQueries(remindersQuery);
      void toast('success', texts.proofSentToast({ email }));
    },
  });
  if (proof === 'proven') return null;
  const isMailed = proof === 'mailed';
  return (
    <div role="status" className="grid justify-items-start gap-3 rounded-control bg-soon-soft p-4 text-soon">
      <p className="wrap-anywhere">
        {isMailed ? texts.proofMailed({ email }) : texts.proofMissing({ email })}
      </p>
      <Button variant="secondary" disabled={busy} onClick={() => send()}>
        {isMailed ? texts.sendProofAgain : texts.sendProof}
      </Button>
    </div>
  );
}
