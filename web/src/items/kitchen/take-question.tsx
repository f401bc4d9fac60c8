import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

interface TakeQuestionProps {
  /** Whose it is. */
  name: string;
  /** What was pressed. */
  label: string;
  onLeave: () => void;
  onTake: () => void;
  /** The question is going, and one of its buttons has the focus. */
  onFocusLost: () => void;
}

/** Asked in the row itself, before somebody takes what is another person's. */
export function TakeQuestion({ name, label, onLeave, onTake, onFocusLost }: TakeQuestionProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusHandover(part, onFocusLost);
  return (
    <div ref={part} className="flex flex-wrap items-center justify-end gap-2">
      <p role="status" className="w-full text-sm font-semibold">
        {texts.itIsTheirs({ name })}
      </p>
      <Button variant="secondary" onClick={onLeave}>
        {texts.leaveIt}
      </Button>
      <Button autoFocus onClick={onTake}>
        {label}
      </Button>
    </div>
  );
}
