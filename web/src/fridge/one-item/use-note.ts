import type { Item } from '@crisper/domain/items/item.ts';
import { canSubmitNote, type Note } from '@crisper/domain/items/note.ts';
import * as texts from '@crisper/texts/items/one-item.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { itemQuery, removeNote, saveNote } from '#items/items-api.ts';
import { useSaving } from '#session/use-saving.ts';
import { toast } from '#ui/toasts/toasts.tsx';

interface Submission {
  email: string;
  entered: string;
  isNew: boolean;
}

/** The note as its owner sees and changes it. `owner` is the owner's email address. */
export function useNote(item: Item, owner: string) {
  const client = useQueryClient();
  // A note that is being typed is not replaced by the saved one, even if that changes meanwhile.
  const [draft, setDraft] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  // The cache has a saved note a moment before the item is drawn with it.
  const { note } = client.getQueryData(itemQuery(item._id).queryKey) ?? item;
  const text = draft ?? note?.text ?? '';

  function keep(next: Note | undefined, entered = draft): void {
    client.setQueryData(itemQuery(item._id).queryKey, (current) => {
      if (!current) return current;
      const { note: _old, ...rest } = current;
      return next ? { ...rest, note: next } : rest;
    });
    // What was typed meanwhile is still to be saved.
    setDraft((now) => (now === entered ? null : now));
  }

  const saving = useSaving({
    mutationFn: ({ email, entered }: Submission) => saveNote(item._id, email, entered),
    onSuccess: (saved, { isNew, entered }) => {
      void toast('success', isNew ? texts.noteAdded : texts.noteUpdated);
      keep(saved, entered);
    },
    onError: () => void toast('error', texts.noteNotSaved),
  });
  const removal = useSaving({
    mutationFn: (email: string) => removeNote(item._id, email),
    onSuccess: () => {
      void toast('success', texts.noteDeleted);
      keep(undefined);
      // The button that was pressed goes with the note.
      removal.focusNext(panel.current);
    },
    onError: () => void toast('error', texts.noteNotDeleted),
  });
  const busy = saving.busy || removal.busy;

  function submit(): void {
    if (busy || !canSubmitNote(text, true)) return;
    saving.save({ email: owner, entered: text, isNew: note === undefined });
  }

  function remove(): void {
    if (busy || !confirm(texts.deleteNoteQuestion)) return;
    removal.save(owner);
  }

  return { panel, note, text, write: setDraft, busy, submit, remove };
}
