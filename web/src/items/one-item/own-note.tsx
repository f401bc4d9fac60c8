import type { Item } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/one-item.ts';
import { NoteForm } from './note-form.tsx';
import { useNote } from './use-note.ts';

/** The note on one's own item. `owner` is the person's email address. */
export default function OwnNote({ item, owner }: { item: Item; owner: string }) {
  const { note, text, ...actions } = useNote(item, owner);
  return (
    <NoteForm text={text} placeholder={texts.noteHint} actions={{ ...actions, isNew: note === undefined }} />
  );
}
