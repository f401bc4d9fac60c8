import * as texts from '@crisper/texts/kitchens/invite.ts';
import { useRef } from 'react';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { LinkForm } from './link-form.tsx';
import { MadeLinkView } from './made-link.tsx';
import { MailForm } from './mail-form.tsx';
import type { useInvitations } from './use-invitations.ts';

interface Props {
  kitchen: OwnKitchen;
  invitations: ReturnType<typeof useInvitations>;
}

/** The invitation card: first what it is for, then the code and the link. */
export function InviteCard({ kitchen, invitations }: Props) {
  const { made, mailed, problem, busy, make, end, forget } = invitations;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="invite" className="grid grid-cols-1 gap-2">
      <h2 ref={heading} id="invite" tabIndex={-1} className="px-1 text-lg outline-none">
        {texts.heading}
      </h2>
      <div className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-rest">
        {made ? (
          <MadeLinkView
            key={made.invitationId}
            made={made}
            kitchen={kitchen.name}
            busy={busy}
            onEnd={() => end(made.invitationId)}
            onAnother={forget}
            onFocusLost={() => heading.current?.focus()}
          />
        ) : (
          <>
            <LinkForm busy={busy} onMake={make} />
            <MailForm key={mailed} busy={busy} problem={problem} onSend={make} />
          </>
        )}
      </div>
    </section>
  );
}
