import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { sharesLeft } from '@crisper/domain/items/keeping/amount.ts';
import { amountOf } from '@crisper/domain/items/kept/items-after.ts';
import * as texts from '@crisper/texts/items/kitchen-acts.ts';
import * as sheetTexts from '@crisper/texts/items/sheets.ts';
import { Check, Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { amountText } from '#kitchen/amount-text.ts';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

const SIGNS: Record<number, string> = { 0.75: '¾', 0.5: '½', 0.25: '¼' };
/** By how much the number goes up and down: pieces one by one, g and ml in steps of fifty. */
const STEP = { piece: 1, pack: 1, portion: 1, g: 50, ml: 50 };

interface SomeLeftSheetProps {
  /** Null while the sheet is closed. */
  item: KitchenItem | null;
  onClose: () => void;
  onAct: (what: BareIntent) => void;
}

/** How much is left of it: a share, one less, or a number. A tap does it. */
export function SomeLeftSheet({ item, onClose, onAct }: SomeLeftSheetProps) {
  return (
    <Dialog open={item !== null} onClose={onClose} title={sheetTexts.howMuch} placement="sheet">
      {item && <Choices item={item} onAct={onAct} />}
    </Dialog>
  );
}

function Choices({ item, onAct }: { item: KitchenItem; onAct: (what: BareIntent) => void }) {
  const { amount, amountStart, unit, title } = item;
  const step = STEP[unit];
  const [left, setLeft] = useState(Math.max(0, amount - step));
  const leave = (rest: number) => onAct({ kind: 'useItem', amount: amount - rest });
  const oneLess = step === 1 && amount > 1 ? [{ sign: '−1', left: amount - 1 }] : [];
  const shares = sharesLeft(amountOf(item)).map(({ share, left }) => ({ sign: SIGNS[share] ?? '', left }));
  return (
    <div className="grid gap-4">
      <p className="-mt-3 text-ink-soft wrap-anywhere">
        {title} · {sheetTexts.atFirst({ amount: amountText(amountStart, unit) })}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
        {[...oneLess, ...shares].map(({ sign, left: rest }, index) => (
          <button
            key={sign}
            type="button"
            data-autofocus={index === 0 || undefined}
            onClick={() => leave(rest)}
            className="grid min-h-16 content-center justify-items-center rounded-control bg-quiet px-1 font-semibold hover:bg-brand-soft hover:text-brand-strong active:scale-[0.98]"
          >
            <span className="font-display text-xl">{sign}</span>
            <span className="text-caption">{texts.left({ amount: amountText(rest, unit) })}</span>
          </button>
        ))}
      </div>
      <div className="flex items-center gap-2">
        <div className="flex flex-1 items-center justify-between rounded-control border border-line-strong">
          <StepButton
            label={sheetTexts.less}
            disabled={left <= 0}
            onClick={() => setLeft(Math.max(0, left - step))}
          >
            <Minus aria-hidden="true" className="size-5" />
          </StepButton>
          <output className="text-center font-semibold whitespace-nowrap tabular-nums">
            {amountText(left, unit)}
          </output>
          <StepButton
            label={texts.more}
            disabled={left + step >= amount}
            onClick={() => setLeft(Math.min(amount, left + step))}
          >
            <Plus aria-hidden="true" className="size-5" />
          </StepButton>
        </div>
        <Button
          size="large"
          disabled={left >= amount}
          onClick={() => leave(left)}
          className="px-4! text-base"
        >
          {texts.left({ amount: amountText(left, unit) })}
        </Button>
      </div>
      <Button variant="quiet" onClick={() => onAct({ kind: 'finishItem', outcome: 'eaten' })}>
        <Check aria-hidden="true" className="size-5" /> {sheetTexts.noneLeft}
      </Button>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const StepButton = ({ label, children, ...button }: StepButtonProps) => (
  <button type="button" {...button} className="grid size-12 shrink-0 place-items-center disabled:opacity-40">
    {children}
    <span className="sr-only">{label}</span>
  </button>
);
