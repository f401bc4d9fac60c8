import * as texts from '@crisper/texts/items/my-foods.ts';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

interface BulkBarProps {
  chosen: number;
  onDelete: () => void;
  onClear: () => void;
  /** Takes the focus when nothing is chosen any more. */
  takeFocus: () => void;
}

/** The actions on the selected items. */
export function BulkBar({ chosen, onDelete, onClear, takeFocus }: BulkBarProps) {
  const bar = useRef<HTMLElement>(null);
  useFocusHandover(bar, takeFocus);
  return (
    <section
      ref={bar}
      aria-label={texts.chosenItems}
      className="flex items-center justify-between gap-3 rounded-card border border-line-strong bg-surface p-2.5 ps-5 shadow-lift"
    >
      <p role="status" className="font-semibold">
        {texts.selected({ count: chosen })}
      </p>
      <span className="flex gap-2">
        <Button variant="quiet" onClick={onClear}>
          {sentence(texts.clearSelection({ unseen }))}
        </Button>
        <Button variant="danger" onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-4.5" />{' '}
          {sentence(texts.removeSelected({ count: chosen, unseen }))}
        </Button>
      </span>
    </section>
  );
}
