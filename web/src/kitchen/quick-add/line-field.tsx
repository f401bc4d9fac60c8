import * as texts from '@crisper/texts/items/quick-add.ts';
import { X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';

interface LineFieldProps {
  value: string;
  onType: (line: string) => void;
  onEnter: () => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** Takes one food or a list. It holds several lines, because a list that is pasted has them. */
export function LineField({ value, onType, onEnter, ref }: LineFieldProps) {
  const hint = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="flex min-h-14 items-center rounded-[0.875rem] border-2 border-brand bg-surface ps-4 pe-1 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-brand">
      <textarea
        ref={ref}
        id="add-line"
        aria-label={texts.line}
        aria-describedby={hint}
        placeholder={texts.placeholder}
        // Safari does not fit it to what is in it; all others do not look at this.
        rows={value.split('\n').length}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="enter"
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-28 min-w-0 flex-1 resize-none bg-transparent py-3 text-lg leading-7 outline-none placeholder:text-ink-soft"
      />
      <span id={hint} className="sr-only">
        {texts.hint}
      </span>
      {value && (
        <button
          type="button"
          onClick={() => {
            onType('');
            document.getElementById('add-line')?.focus();
          }}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-quiet hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">{texts.clear}</span>
        </button>
      )}
    </div>
  );
}
