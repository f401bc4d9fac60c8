import { SEARCH_MAX_LENGTH } from '@crisper/domain/items/item-list.ts';
import * as texts from '@crisper/texts/items/items.ts';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useNavigationType } from 'react-router';

const TYPING_PAUSE_MS = 250;

interface SearchFieldProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches after a pause in typing, or at once on Enter. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigation = useNavigationType();
  const id = useId();

  // While the person types, the URL follows the field; after going back, the field follows the URL.
  useEffect(() => {
    if (!input.current || (input.current === document.activeElement && navigation !== 'POP')) return;
    clearTimeout(timer.current);
    input.current.value = search;
  }, [search, navigation]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = () => {
    clearTimeout(timer.current);
    const wanted = input.current?.value.trim() ?? '';
    if (wanted !== search) onSearch(wanted);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {texts.search}
      </label>
      <span className="relative mt-1.5 block">
        <Search
          aria-hidden="true"
          className="absolute inset-s-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={texts.searchHint}
          maxLength={SEARCH_MAX_LENGTH}
          defaultValue={search}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(look, TYPING_PAUSE_MS);
          }}
          className="min-h-11.5 w-full rounded-control border border-line-strong bg-surface ps-10.5 pe-3 placeholder:text-ink-soft hover:border-brand focus-visible:outline-offset-0"
        />
      </span>
    </form>
  );
}
