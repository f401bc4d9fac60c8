import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Shopping } from '@crisper/domain/shopping/foresee-shopping.ts';
import { listRows } from '@crisper/domain/shopping/list-rows.ts';
import { LISTS_PER_KITCHEN, type ListId, type ShoppingList } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/shopping/lists.ts';
import { firstList } from '@crisper/texts/shopping/shopping.ts';
import { Check } from 'lucide-react';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Earlier } from './earlier.tsx';
import { ListNameForm } from './list-name-form.tsx';
import { useListActs } from './use-list-acts.ts';

interface ListsSheetProps {
  isOpen: boolean;
  kitchenId: string;
  today: CalendarDate;
  shopping: Shopping;
  current: ListId;
  /** Guests look, and touch nothing. */
  mayTouch: boolean;
  onChoose: (listId: ListId) => void;
  onClose: () => void;
}

/** The lists of the kitchen, a new one, and what was bought before. */
export function ListsSheet({ isOpen, onClose, ...rest }: ListsSheetProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={texts.heading} placement="sheet">
      {isOpen && <Lists {...rest} />}
    </Dialog>
  );
}

type ListsProps = Omit<ListsSheetProps, 'isOpen' | 'onClose'>;

function Lists({ kitchenId, today, shopping, current, mayTouch, onChoose }: ListsProps) {
  const acts = useListActs(kitchenId);
  const { lists, entries } = shopping;
  const toGet = ({ _id }: ShoppingList) =>
    listRows(entries.filter(({ listId, gotAt }) => listId === _id && gotAt === null)).length;
  return (
    <div className="grid grid-cols-1 gap-5">
      <ul className="-mx-3 grid grid-cols-1">
        {lists
          .filter(({ isArchived }) => !isArchived)
          .map((list) => {
            const count = toGet(list);
            return (
              <li key={list._id}>
                <button
                  type="button"
                  data-autofocus={list._id === current || undefined}
                  aria-current={list._id === current || undefined}
                  onClick={() => onChoose(list._id)}
                  className="flex min-h-14 w-full items-center gap-4 rounded-control px-3 py-1.5 text-start hover:bg-quiet"
                >
                  <span className="grid min-w-0 flex-1">
                    <span className="font-semibold wrap-anywhere">{list.name ?? firstList}</span>
                    <span className="text-caption text-ink-soft">
                      {count > 0 ? texts.left({ count }) : texts.nothingLeft}
                    </span>
                  </span>
                  {list._id === current && <Check aria-hidden="true" className="size-5.5 text-brand" />}
                </button>
              </li>
            );
          })}
      </ul>
      {mayTouch && lists.length < LISTS_PER_KITCHEN && (
        <ListNameForm
          label={texts.newList}
          action={texts.make}
          onName={(name) => onChoose(acts.make(name))}
        />
      )}
      {mayTouch && <Earlier {...{ kitchenId, today, shopping, current, onChoose }} />}
    </div>
  );
}
