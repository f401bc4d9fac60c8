import type { Shopping } from '@crisper/domain/shopping/foresee-shopping.ts';
import type { ShoppingList } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/shopping/lists.ts';
import * as stapleTexts from '@crisper/texts/shopping/ran-out.ts';
import { firstList } from '@crisper/texts/shopping/shopping.ts';
import { Archive, X } from 'lucide-react';
import { SheetLine } from '#kitchen/sheets/sheet-line.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ListNameForm } from './list-name-form.tsx';
import { useListActs } from './use-list-acts.ts';

interface ListMenuProps {
  isOpen: boolean;
  kitchenId: string;
  shopping: Shopping;
  list: ShoppingList;
  onArchived: () => void;
  onClose: () => void;
}

/** What else can be done with a list, and what the kitchen always wants to have. */
export function ListMenu({ isOpen, kitchenId, shopping, list, onArchived, onClose }: ListMenuProps) {
  const acts = useListActs(kitchenId);
  const name = list.name ?? firstList;
  return (
    <Dialog open={isOpen} onClose={onClose} title={name} placement="sheet">
      <div className="grid grid-cols-1 gap-4">
        <ListNameForm
          key={name}
          label={texts.name}
          action={texts.rename}
          name={name}
          onName={(next) => {
            void acts.rename(list._id, next);
            onClose();
          }}
        />
        {(list._id as string) !== kitchenId && (
          <ul className="-mx-3">
            <SheetLine
              icon={<Archive />}
              label={texts.archive}
              hint={texts.archiveHint}
              onClick={() => {
                void acts.archive(list);
                onArchived();
              }}
            />
          </ul>
        )}
        <section aria-labelledby="staples" className="grid grid-cols-1 gap-1">
          <h3 id="staples" className="text-lg">
            {stapleTexts.staplesHeading}
          </h3>
          {shopping.staples.length === 0 && (
            <p className="text-caption text-ink-soft">{stapleTexts.noStaples}</p>
          )}
          <ul className="grid grid-cols-1">
            {shopping.staples.map((staple) => (
              <li key={staple.title} className="flex min-h-11 items-center gap-3">
                <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                  {staple.title}
                </span>
                <button
                  type="button"
                  onClick={() => void acts.dropStaple(staple)}
                  className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-quiet hover:text-ink"
                >
                  <X aria-hidden="true" className="size-5" />
                  <span className="sr-only">{stapleTexts.removeStaple(staple)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
