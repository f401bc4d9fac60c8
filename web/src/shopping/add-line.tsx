import { ENTRIES_PER_LIST, type ListId } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/shopping/shopping.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { latePart } from '#http/late-part.tsx';
import { useKitchenDay } from '#items/kitchen-day.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { usePlaces } from '#kitchen/places.ts';
import { tellError } from '#ui/toasts/tell-error.ts';
import type { NewEntry } from './use-entry-acts.ts';

/** Comes when the line is used. */
const fetchReading = () => fetchCode(() => import('./read-entries.ts'));

const YouHaveThat = latePart(async () => (await import('./you-have-that.tsx')).YouHaveThat);

interface AddLineProps {
  kitchenId: string;
  listId: ListId;
  self: string;
  people: readonly KitchenPerson[];
  /** How many more the list can take. */
  room: number;
  onAdd: (entries: NewEntry[]) => Promise<void>;
}

/** One line for whatever is missing. It holds several lines, because a list that is pasted has them. */
export function AddLine({ kitchenId, listId, self, people, room, onAdd }: AddLineProps) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  // What was put on the list last: who types quickly is told afterwards what there is of it.
  const [noted, setNoted] = useState<readonly string[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const today = useKitchenDay(kitchenId);
  const places = usePlaces(kitchenId);
  const client = useQueryClient();

  const prepare = async () => (await fetchReading()).prepareReading(client, kitchenId);
  const add = async () => {
    const line = text.trim();
    if (line === '') return;
    const { readEntries } = await fetchReading();
    const entries = await readEntries(line, { client, kitchenId, listId, self, people, today, places });
    if (entries.length === 0) return setSaid(texts.nothingRead);
    if (entries.length > room) return setSaid(texts.full({ most: ENTRIES_PER_LIST }));
    // All of it before the rows come: what changed its height after them would move them under a thumb. What was
    // typed meanwhile stays.
    setText((typed) => (typed.trim() === line ? '' : typed));
    setNoted(entries.map(({ title }) => title));
    setSaid(texts.added({ count: entries.length, last: entries.at(-1)?.title ?? '' }));
    await onAdd(entries).catch((error) => {
      setText((typed) => typed || text);
      setNoted([]);
      setSaid(null);
      throw error;
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    field.current?.focus({ preventScroll: true });
    void add().catch(tellError);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      <div className="overflow-clip rounded-[0.875rem] border-2 border-brand bg-surface has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-brand">
        <div className="flex min-h-14 items-center gap-1 ps-4 pe-1">
          <textarea
            ref={field}
            id={id}
            aria-label={texts.line}
            aria-describedby={`${id}-hint`}
            placeholder={texts.placeholder}
            // Safari does not fit it to what is in it; all others do not look at this.
            rows={text.split('\n').length}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            value={text}
            onFocus={() => void prepare().catch(() => undefined)}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setSaid(null);
            }}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-28 min-w-0 flex-1 resize-none bg-transparent py-3 text-lg leading-7 outline-none placeholder:text-ink-soft"
          />
          <span id={`${id}-hint`} className="sr-only">
            {texts.lineHint}
          </span>
          <button
            type="submit"
            className="min-h-11 shrink-0 rounded-control bg-brand-soft px-4 font-semibold text-brand-strong hover:bg-brand-soft/70"
          >
            {texts.add}
          </button>
        </div>
        {(text.trim() !== '' || noted.length > 0) && (
          <YouHaveThat {...{ kitchenId, self, people, today, places, text, noted }} />
        )}
      </div>
      <p role="status" className="px-1 text-caption text-ink-soft empty:hidden wrap-anywhere">
        {said}
      </p>
    </form>
  );
}
