import { SEARCH_MAX_LENGTH } from '@crisper/domain/items/item-list.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { ListChecks, Search } from 'lucide-react';

interface ListSearchProps {
  search: string;
  onSearch: (search: string) => void;
  /** How many things there are to search. */
  count: number;
  isChoosing: boolean;
  /** Undefined for guests, who have nothing to choose things for. */
  onChoosing: ((isChoosing: boolean) => void) | undefined;
}

/** Searches while the person types, since all the food is here already; and begins choosing several. */
export function ListSearch({ search, onSearch, count, isChoosing, onChoosing }: ListSearchProps) {
  return (
    <search className="flex items-center lg:max-w-72 lg:min-w-0 lg:grow rounded-control border border-line-strong bg-surface ps-3.5 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-brand">
      <Search aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={texts.search}
        placeholder={texts.searchThings({ count })}
        maxLength={SEARCH_MAX_LENGTH}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        className="min-h-12 min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-ink-soft"
      />
      {onChoosing && (
        <button
          type="button"
          aria-pressed={isChoosing}
          onClick={() => onChoosing(!isChoosing)}
          className="grid size-12 shrink-0 place-items-center rounded-control text-ink-soft hover:text-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
        >
          <ListChecks aria-hidden="true" className="size-5.5" />
          <span className="sr-only">{texts.chooseSeveral}</span>
        </button>
      )}
    </search>
  );
}
