import * as texts from '@crisper/texts/items/my-foods.ts';
import { Refrigerator, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

interface BulkBarProps {
  chosen: number;
  /** Null where the person has no kitchen to move them to. */
  onMove: (() => void) | null;
  onDelete: () => void;
  onClear: () => void;
  /** Takes the focus when nothing is chosen any more. */
  takeFocus: () => void;
}

/** The actions on the selected items. */
export function BulkBar({ chosen, onMove, onDelete, onClear, takeFocus }: BulkBarProps) {
  const bar = useRef<HTMLElement>(null);
  useFocusHandover(bar, takeFocus);
  return (
    <section
      ref={bar}
      aria-label={texts.chosenItems}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong bg-surface p-2.5 ps-5 shadow-lift"
    >
      <p role="status" className="font-semibold">
        {texts.selected({ count: chosen })}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={onClear}>
          {sentence(texts.clearSelection({ unseen }))}
        </Button>
        {onMove && (
          <Button variant="secondary" onClick={onMove}>
            <Refrigerator aria-hidden="true" className="size-4.5" /> {texts.moveToKitchen}
          </Button>
        )}
        <Button variant="danger" onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-4.5" />{' '}
          {sentence(texts.removeSelected({ count: chosen, unseen }))}
        </Button>
      </span>
    </section>
  );
}
