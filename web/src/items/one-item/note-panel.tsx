import type { Item } from '@crisper/domain/items/item.ts';
import { canSubmitNote, NOTE_MAX_LENGTH } from '@crisper/domain/items/note.ts';
import * as texts from '@crisper/texts/items/one-item.ts';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { useNote } from './use-note.ts';

export function NotePanel({ item }: { item: Item }) {
  const { user } = useSession();
  const owner = user?.email === item.addedBy ? user.email : null;
  const { panel, note, text, write, busy, submit, remove } = useNote(item, owner);
  const titleId = useId();
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
          submit();
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
          disabled={owner === null}
          placeholder={owner ? texts.noteHint : texts.noteOfAnother}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy || !canSubmitNote(text, owner !== null)}>
            {note ? texts.updateNote : texts.addNote}
          </Button>
          {owner && note && (
            <Button variant="secondary" disabled={busy} onClick={remove}>
              {texts.deleteNote}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
