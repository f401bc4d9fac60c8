import * as texts from '@crisper/texts/shopping/put-away.ts';
import { ReceiptText } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import type { ReceiptSheet } from '#kitchen/scanning/receipt/receipt-sheet.tsx';
import { tellError } from '#ui/toasts/tell-error.ts';
import { useBusy } from '#ui/use-busy.ts';

type SheetProps = ComponentProps<typeof ReceiptSheet>;

/** Reads the receipt: it knows prices, and what was not on the list. Loaded when it is tapped. */
export function ReceiptButton(props: Omit<SheetProps, 'onClose'>) {
  const [opened, setOpened] = useState<{ Sheet: ComponentType<SheetProps> } | null>(null);
  const { busy, run } = useBusy();
  const open = async () => {
    try {
      const { ReceiptSheet } = await fetchCode(() => import('#kitchen/scanning/receipt/receipt-sheet.tsx'));
      setOpened({ Sheet: ReceiptSheet });
    } catch (error) {
      tellError(error);
    }
  };
  return (
    <>
      <button
        type="button"
        disabled={busy}
        onClick={() => void run(open)}
        className="flex min-h-14 w-full items-center gap-3 rounded-control bg-quiet px-4 py-1.5 text-start hover:bg-brand-soft hover:text-brand-strong"
      >
        <ReceiptText aria-hidden="true" className="size-5.5 shrink-0" />
        <span className="grid">
          <span className="font-semibold">{texts.receipt}</span>
          <span className="text-caption text-ink-soft">{texts.receiptHint}</span>
        </span>
      </button>
      {opened && <opened.Sheet {...props} onClose={() => setOpened(null)} />}
    </>
  );
}
