import type { Invitation } from '@crisper/domain/kitchens/invitation.ts';
import * as texts from '@crisper/texts/kitchens/invite.ts';
import { roleName } from '@crisper/texts/kitchens/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { Link2, Mail } from 'lucide-react';
import { invitationsQuery } from '#kitchens/kitchens-api.ts';
import { Button } from '#ui/button.tsx';
import { dateFormat } from '#ui/formats.ts';
import { sentence, unseen } from '#ui/sentence.ts';
import { LoadFailed } from '#ui/states/load-failed.tsx';

const shortDay = dateFormat({ day: 'numeric', month: 'long' });

interface RowProps {
  invitation: Invitation;
  busy: boolean;
  onEnd: () => void;
}

function InvitationRow({ invitation, busy, onEnd }: RowProps) {
  const { role, email, madeBy, endsAt, uses, usesLeft } = invitation;
  const Icon = email === null ? Link2 : Mail;
  const which = email === null ? texts.linkFor({ role: roleName[role] }) : texts.mailFor({ email });
  return (
    <li className="flex min-h-16 items-center gap-3 py-2.5">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{which}</p>
        <p className="text-caption text-ink-soft">
          {texts.madeBy({
            name: madeBy,
            date: shortDay(new Date(endsAt)),
            used: uses - usesLeft,
            uses,
          })}
        </p>
      </div>
      <Button variant="quiet" className="-me-3 px-3 text-expired!" disabled={busy} onClick={onEnd}>
        {sentence(texts.end({ which, unseen }))}
      </Button>
    </li>
  );
}

interface Props {
  kitchenId: string;
  busy: boolean;
  onEnd: (invitationId: string) => void;
}

/** The invitations that still let a person in; nothing while there are none. */
export function OpenInvitations({ kitchenId, busy, onEnd }: Props) {
  const { data, isError, refetch } = useQuery(invitationsQuery(kitchenId));
  if (isError && !data) return <LoadFailed message={texts.openFailed} onRetry={() => refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section
      aria-labelledby="open-invitations"
      className="grid grid-cols-1 gap-2 lg:col-start-1 lg:row-start-2"
    >
      <h2 id="open-invitations" tabIndex={-1} className="px-1 text-lg outline-none">
        {texts.open}
      </h2>
      <div className="rounded-card border border-line bg-surface px-4 shadow-rest">
        <ul className="divide-y divide-line">
          {data.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              busy={busy}
              onEnd={() => onEnd(invitation.id)}
            />
          ))}
        </ul>
      </div>
      <p className="px-1 text-caption text-ink-soft">{texts.openText}</p>
    </section>
  );
}
