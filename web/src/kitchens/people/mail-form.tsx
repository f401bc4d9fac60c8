import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';
import * as texts from '@crisper/texts/kitchens/invite.ts';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useProviders } from '#session/use-providers.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { RoleChoice } from './role-choice.tsx';

interface MailWish {
  role: InvitationRole;
  email: string;
}

interface MailFormProps {
  busy: boolean;
  /** The problem of the email address that was sent. */
  problem: string | undefined;
  onSend: (wish: MailWish) => void;
}

/** An invitation for one email address. */
export function MailForm({ busy, problem, onSend }: MailFormProps) {
  const [role, setRole] = useState<InvitationRole>('member');
  const sendsMail = useProviders()?.sendsMail ?? true;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend({ role, email: String(new FormData(event.currentTarget).get('email')) });
  };

  return (
    <details className="group -mb-2 border-t border-line">
      <summary className="flex min-h-12 list-none items-center justify-between font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
        {texts.byMail}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-brand transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-2">
        {sendsMail ? (
          <form method="post" onSubmit={submit} aria-label={texts.byMail}>
            <fieldset disabled={busy} className="grid gap-4">
              <TextField
                label={texts.email}
                name="email"
                type="email"
                autoComplete="off"
                required
                hint={texts.byMailText}
                error={problem}
              />
              <RoleChoice role={role} onChange={setRole} />
              <Button type="submit" variant="secondary">
                {busy ? texts.sending : texts.send}
              </Button>
            </fieldset>
          </form>
        ) : (
          <p className="text-ink-soft">{texts.noMail}</p>
        )}
      </div>
    </details>
  );
}
