import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';
import * as texts from '@crisper/texts/kitchens/invite.ts';
import { roleName } from '@crisper/texts/kitchens/roles.ts';
import { Copy, Share } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { dateFormat } from '#ui/formats.ts';
import { copyText } from '#ui/toasts/copy-text.ts';
import { useFocusHandover } from '#ui/use-focus-handover.ts';
import { CodeButton } from './code-button.tsx';

const untilDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** A link that was just made. It is known only now. */
export interface MadeLink {
  invitationId: string;
  link: string;
  role: InvitationRole;
  uses: number;
  endsAt: string;
}

interface MadeLinkProps {
  made: MadeLink;
  kitchen: string;
  busy: boolean;
  onEnd: () => void;
  onAnother: () => void;
  /** The view is going, and one of its buttons has the focus. */
  onFocusLost: () => void;
}

async function shareLink(url: string, kitchen: string): Promise<void> {
  try {
    await navigator.share({ text: texts.shareText({ kitchen }), url });
  } catch {
    // The person has changed their mind, or there is nothing to share with; the link can still be copied.
  }
}

export function MadeLinkView({ made, kitchen, busy, onEnd, onAnother, onFocusLost }: MadeLinkProps) {
  const { link, role, uses, endsAt } = made;
  const canShare = typeof navigator.share === 'function';
  const title = useRef<HTMLParagraphElement>(null);
  const view = useRef<HTMLDivElement>(null);
  useFocusHandover(view, onFocusLost);
  // The button that made it is gone.
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <div ref={view} className="grid gap-4">
      <CodeButton link={link} kitchen={kitchen} />
      <div className="grid gap-0.5 text-center">
        <p ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
          {texts.holdCamera}
        </p>
        <p className="text-sm text-ink-soft">
          {texts.validFor({ date: untilDay(new Date(endsAt)), uses, role: roleName[role] })}
        </p>
      </div>
      <div className="flex gap-3">
        {canShare && (
          <Button className="min-h-12 flex-1" onClick={() => shareLink(link, kitchen)}>
            <Share aria-hidden="true" className="size-5" /> {texts.share}
          </Button>
        )}
        <Button
          variant={canShare ? 'secondary' : 'primary'}
          className={`min-h-12 ${canShare ? 'px-3.5' : 'flex-1'}`}
          onClick={() => copyText(link, { copied: texts.copied, failed: texts.copyFailed })}
        >
          <Copy aria-hidden="true" className="size-5" />
          <span className={canShare ? 'sr-only' : undefined}>{texts.copy}</span>
        </Button>
      </div>
      <TextField
        label={texts.link}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        hint={texts.linkHint}
      />
      <div className="-mx-2 -mb-2 flex flex-wrap justify-between gap-x-2 border-t border-line pt-2">
        <Button variant="quiet" className="px-2" onClick={onAnother} disabled={busy}>
          {texts.another}
        </Button>
        <Button variant="quiet" className="px-2 text-expired!" onClick={onEnd} disabled={busy}>
          {texts.endThisLink}
        </Button>
      </div>
    </div>
  );
}
