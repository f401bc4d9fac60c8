import type { MadeListLink } from '@crisper/domain/shopping/list-link.ts';
import * as texts from '@crisper/texts/shopping/sharing.ts';
import { Copy, Share } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { dateFormat } from '#ui/formats.ts';
import { copyText } from '#ui/toasts/copy-text.ts';

const moment = dateFormat({ weekday: 'long', hour: 'numeric', minute: '2-digit' });

async function shareLink(url: string, list: string): Promise<void> {
  try {
    await navigator.share({ text: texts.shareText({ list }), url });
  } catch {
    // The person has changed their mind, or there is nothing to share with; the link can still be copied.
  }
}

/** A link that was just made. It is known only now. */
export function NewListLink({ made, name }: { made: MadeListLink; name: string }) {
  const title = useRef<HTMLParagraphElement>(null);
  const canShare = typeof navigator.share === 'function';
  // The button that made it is gone.
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p ref={title} tabIndex={-1} className="font-semibold outline-none">
        {texts.made}
        <span className="block font-normal text-ink-soft">
          {texts.until({ moment: moment(new Date(made.endsAt)) })}
        </span>
      </p>
      <div className="flex gap-3">
        {canShare && (
          <Button className="flex-1" onClick={() => void shareLink(made.link, name)}>
            <Share aria-hidden="true" className="size-5" /> {texts.shareLink}
          </Button>
        )}
        <Button
          variant={canShare ? 'secondary' : 'primary'}
          className="flex-1"
          onClick={() => void copyText(made.link, { copied: texts.copied, failed: texts.copyFailed })}
        >
          <Copy aria-hidden="true" className="size-5" /> {texts.copy}
        </Button>
      </div>
      <TextField
        label={texts.link}
        readOnly
        value={made.link}
        onFocus={(event) => event.currentTarget.select()}
        hint={texts.linkHint}
      />
    </div>
  );
}
