import type { Item } from '@crisper/domain/items/item.ts';
import { canSubmitNote, type Note } from '@crisper/domain/items/note.ts';
import * as texts from '@crisper/texts/items/one-item.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { itemQuery, removeNote, saveNote } from '#items/items-api.ts';
import { toast } from '#ui/toasts/toasts.tsx';
import { useBusy } from '#ui/use-busy.ts';

/** The note as its owner sees and changes it. `owner` is the owner's email address, or null for everyone else. */
export function useNote(item: Item, owner: string | null) {
  const client = useQueryClient();
  // A note that is being typed is not replaced by the saved one, even if that changes meanwhile.
  const [draft, setDraft] = useState<string | null>(null);
  const { busy, run } = useBusy();
  const panel = useRef<HTMLElement>(null);
  // The cache has a saved note a moment before the item is drawn with it.
  const { note } = client.getQueryData(itemQuery(item._id).queryKey) ?? item;
  const text = owner === null ? '' : (draft ?? note?.text ?? '');

  function keep(next: Note | undefined): void {
    client.setQueryData(itemQuery(item._id).queryKey, (current) => {
      if (!current) return current;
      const { note: _old, ...rest } = current;
      return next ? { ...rest, note: next } : rest;
    });
    setDraft(null);
  }

  function attempt(work: () => Promise<string>, failure: string): Promise<void> {
    return run(async () => {
      try {
        void toast('success', await work());
      } catch {
        void toast('error', failure);
      }
    });
  }

  async function submit(): Promise<void> {
    if (busy || owner === null || !canSubmitNote(text, true)) return;
    await attempt(async () => {
      const hadNote = note !== undefined;
      keep(await saveNote(item._id, owner, text));
      return hadNote ? texts.noteUpdated : texts.noteAdded;
    }, texts.noteNotSaved);
  }

  async function remove(): Promise<void> {
    if (busy || owner === null || !confirm(texts.deleteNoteQuestion)) return;
    await attempt(async () => {
      await removeNote(item._id, owner);
      keep(undefined);
      return texts.noteDeleted;
    }, texts.noteNotDeleted);
    // The button that was pressed has gone with the note.
    if (document.activeElement === document.body) panel.current?.focus();
  }

  return { panel, note, text, write: setDraft, busy, submit, remove };
}
