import type { Item } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { Check, Gift, Trash2 } from 'lucide-react';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import type { Outcome } from './food-row.tsx';

const outcomes: [Outcome, typeof Check][] = [
  ['eaten', Check],
  ['wasted', Trash2],
  ['given-away', Gift],
];

interface FinishSheetProps {
  /** Null while the sheet is closed. */
  item: Item | null;
  onClose: () => void;
  onFinish: (outcome: Outcome) => void;
}

/** What became of it. */
export function FinishSheet({ item, onClose, onFinish }: FinishSheetProps) {
  return (
    <Dialog open={item !== null} onClose={onClose} title={item?.title ?? ''} placement="sheet">
      <ul className="-mx-3 -mb-2 grid">
        {outcomes.map(([outcome, Icon]) => (
          <li key={outcome}>
            <button
              type="button"
              onClick={() => onFinish(outcome)}
              className="flex min-h-13 w-full items-center gap-4 rounded-control px-3 text-start font-semibold hover:bg-quiet"
            >
              <Icon aria-hidden="true" className="size-5.5 text-brand" /> {texts.outcome[outcome]}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
