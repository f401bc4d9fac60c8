import { canSubmitNote, NOTE_MAX_LENGTH } from '@crisper/domain/items/note.ts';
import * as texts from '@crisper/texts/items/one-item.ts';
import { Lock } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';

/** What the owner of the item does with the note. */
interface NoteActions {
  panel: Ref<HTMLElement>;
  isNew: boolean;
  busy: boolean;
  write: (text: string) => void;
  submit: () => void;
  remove: () => void;
}

interface NoteFormProps {
  text: string;
  placeholder: string;
  /** Without them the box is closed. */
  actions?: NoteActions;
}

export function NoteForm({ text, placeholder, actions }: NoteFormProps) {
  const titleId = useId();
  const { panel, isNew = true, busy = false, write, submit, remove } = actions ?? {};
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-surface p-6 shadow-rest"
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit?.();
        }}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={titleId} className="text-heading">
            {texts.note}
          </h2>
          <p className="flex items-center gap-1.5 text-caption text-ink-soft">
            <Lock aria-hidden="true" className="size-3.5" />
            {texts.noteIsPrivate}
          </p>
        </div>
        <TextArea
          label={texts.note}
          labelHidden
          dir="auto"
          rows={4}
          maxLength={NOTE_MAX_LENGTH}
          disabled={!actions}
          placeholder={placeholder}
          value={text}
          onChange={(event) => write?.(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy || !canSubmitNote(text, actions !== undefined)}>
            {isNew ? texts.addNote : texts.updateNote}
          </Button>
          {!isNew && (
            <Button variant="secondary" disabled={busy} onClick={remove}>
              {texts.deleteNote}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
