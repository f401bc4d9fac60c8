import * as texts from '@crisper/texts/items/quick-add.ts';
import { Camera, ReceiptText, ScanBarcode } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import type { Row } from '#kitchen/adding/row.ts';
import { useBusy } from '#ui/use-busy.ts';
import type { Where } from './choices.tsx';

interface SheetProps extends Where {
  /** The foods that are in the list already. */
  rows: Row[];
  onFoods: (rows: Row[]) => void;
  onPutIn: (rows: Row[]) => Promise<void>;
  onClose: () => void;
}

interface Way {
  label: string;
  Icon: ComponentType<{ className: string }>;
  load: () => Promise<ComponentType<SheetProps>>;
}

/** Each is loaded when it is tapped, and not before. */
const WAYS: Way[] = [
  {
    label: texts.barcode,
    Icon: ScanBarcode,
    load: async () => (await import('#kitchen/scanning/codes/codes-sheet.tsx')).CodesSheet,
  },
  {
    label: texts.receipt,
    Icon: ReceiptText,
    load: async () => (await import('#kitchen/scanning/receipt/receipt-sheet.tsx')).ReceiptSheet,
  },
  {
    label: texts.photo,
    Icon: Camera,
    load: async () => (await import('#kitchen/scanning/food/food-sheet.tsx')).FoodSheet,
  },
];

type CameraButtonsProps = Omit<SheetProps, 'onClose'>;

/** The ways to put food in by camera. Each opens over the page, and what it finds joins the other foods. */
export function CameraButtons(props: CameraButtonsProps) {
  const [opened, setOpened] = useState<{ Sheet: ComponentType<SheetProps> } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useBusy();
  const open = async ({ load }: Way) => {
    setFailure(null);
    try {
      setOpened({ Sheet: await fetchCode(load) });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="grid gap-2 lg:col-start-1">
      <div className="flex flex-wrap gap-2">
        {WAYS.map((way) => (
          <button
            key={way.label}
            type="button"
            disabled={busy}
            onClick={() => void run(() => open(way))}
            className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control bg-quiet px-2 font-semibold hover:bg-brand-soft hover:text-brand-strong"
          >
            <way.Icon className="size-5" /> {way.label}
          </button>
        ))}
      </div>
      {failure && (
        <p role="status" className="text-soon">
          {failure}
        </p>
      )}
      {opened && <opened.Sheet {...props} onClose={() => setOpened(null)} />}
    </div>
  );
}
