import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

interface TakeQuestionProps {
  /** Whose it is; null where several things are taken. */
  name: string | null;
  /** What was pressed. */
  label: string;
  onLeave: () => void;
  onTake: () => void;
  /** The question is going, and one of its buttons has the focus. */
  onFocusLost: () => void;
  /** It stands at the bottom of the screen, where the browser would scroll for it in vain. */
  isDocked?: boolean;
}

/** Asked in the row itself, before a person takes what is another person's. */
export function TakeQuestion(props: TakeQuestionProps) {
  const { name, label, onLeave, onTake, onFocusLost, isDocked = false } = props;
  const part = useRef<HTMLDivElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  useFocusHandover(part, onFocusLost);
  useLayoutEffect(() => take.current?.focus({ preventScroll: isDocked }), [isDocked]);
  return (
    <div ref={part} className="flex w-full flex-wrap items-center justify-end gap-2">
      <p role="status" className="w-full text-sm font-semibold">
        {name === null ? texts.someAreTheirs : texts.itIsTheirs({ name })}
      </p>
      <Button variant="secondary" onClick={onLeave}>
        {texts.leaveIt}
      </Button>
      <Button ref={take} onClick={onTake}>
        {label}
      </Button>
    </div>
  );
}
