import type { Item } from '@crisper/domain/items/item.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { canSubmitNote, NOTE_MAX_LENGTH } from '@crisper/domain/items/note.ts';
import * as texts from '@crisper/texts/items/kitchen-item.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '#http/call.ts';
import { kitchenItemQuery } from '#kitchen/kitchen-item-query.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { toast } from '#ui/toasts/toasts.tsx';

/** The person's own note, which nobody else reads. */
export function ItemNote({ kitchenId, item }: { kitchenId: string; item: Item }) {
  const client = useQueryClient();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What is being typed stays, whatever happens to the item meanwhile.
  const [draft, setDraft] = useState<string | null>(null);
  const params = { kitchenId, itemId: item._id };
  const stored = item.note?.text ?? '';
  const text = draft ?? stored;
  const renew = () => client.invalidateQueries({ queryKey: kitchenItemQuery(params).queryKey });

  const saving = useSaving({
    mutationFn: async (entered: string) => {
      await call(kitchenItemsApi.setKitchenItemNote, { params, body: { text: entered } });
      await renew();
    },
    onSuccess: (_, entered) => {
      // What was typed meanwhile is still to be saved.
      setDraft((now) => (now === entered ? null : now));
      void toast('success', texts.noteSaved);
    },
  });
  const removal = useSaving({
    mutationFn: async () => {
      await call(kitchenItemsApi.deleteKitchenItemNote, { params });
      await renew();
    },
    onSuccess: () => {
      setDraft(null);
      removal.focusNext(heading.current);
      void toast('success', texts.noteRemoved);
    },
  });
  const busy = saving.busy || removal.busy;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && canSubmitNote(text, true)) saving.save(text);
  };

  return (
    <section aria-labelledby={title} className="rounded-card border border-line bg-surface p-4 shadow-rest">
      <form method="post" onSubmit={submit} className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 ref={heading} id={title} tabIndex={-1} className="text-lg outline-none">
            {texts.note}
          </h2>
          <p className="text-caption text-ink-soft">{texts.noteIsPrivate}</p>
        </div>
        <TextArea
          label={texts.note}
          labelHidden
          dir="auto"
          rows={2}
          maxLength={NOTE_MAX_LENGTH}
          placeholder={texts.noteHint}
          value={text}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
        {(stored || text) && (
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="secondary"
              disabled={busy || text === stored || !canSubmitNote(text, true)}
            >
              {texts.saveNote}
            </Button>
            {stored && (
              <Button variant="quiet" disabled={busy} onClick={() => removal.save()}>
                {texts.removeNote}
              </Button>
            )}
          </div>
        )}
      </form>
    </section>
  );
}
