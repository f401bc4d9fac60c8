import type { ListId } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/shopping/sharing.ts';
import { LinkIcon, MessageSquareText, Printer } from 'lucide-react';
import { SheetLine } from '#kitchen/sheets/sheet-line.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { copyText } from '#ui/toasts/copy-text.ts';
import { NewListLink } from './new-list-link.tsx';
import { OpenLinks } from './open-links.tsx';
import { useListLinks } from './use-list-links.ts';

interface ShareSheetProps {
  isOpen: boolean;
  kitchenId: string;
  listId: ListId;
  name: string;
  /** The list in words. */
  text: string;
  onClose: () => void;
}

/** Shares where the device can, and copies elsewhere. */
async function shareText(text: string): Promise<void> {
  if (typeof navigator.share !== 'function')
    return copyText(text, { copied: texts.copied, failed: texts.copyFailed });
  try {
    await navigator.share({ text });
  } catch {
    // The person has changed their mind.
  }
}

/** The list for another person: as words, as a link to tick in, or on paper. */
export function ShareSheet({ isOpen, onClose, ...rest }: ShareSheetProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={texts.heading} placement="sheet">
      {isOpen && <Ways {...rest} onClose={onClose} />}
    </Dialog>
  );
}

function Ways({ kitchenId, listId, name, text, onClose }: Omit<ShareSheetProps, 'isOpen'>) {
  const { made, links, busy, make, end } = useListLinks(kitchenId);
  const print = () => {
    onClose();
    // After the sheet has gone, which would be printed as well.
    requestAnimationFrame(() => window.print());
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {made ? (
        <NewListLink made={made} name={name} />
      ) : (
        <ul className="-mx-3 grid grid-cols-1">
          <SheetLine
            isFirst
            icon={<MessageSquareText />}
            label={texts.asText}
            hint={texts.asTextHint}
            onClick={() => void shareText(text)}
          />
          <SheetLine
            icon={<LinkIcon />}
            label={texts.asLink}
            hint={texts.asLinkHint}
            disabled={busy}
            onClick={() => make(listId)}
          />
          <SheetLine icon={<Printer />} label={texts.print} hint={texts.printHint} onClick={print} />
        </ul>
      )}
      <OpenLinks links={links.filter((link) => link.listId === listId)} busy={busy} onEnd={end} />
    </div>
  );
}
