import type { Item } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/kitchen-item.ts';
import { Check, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Face } from '#ui/face.tsx';

interface WhoseSheetProps {
  open: boolean;
  item: Item;
  people: KitchenPerson[];
  self: string;
  onClose: () => void;
  onChoose: (accountId: string | null) => void;
}

/** To whom it belongs: to one person, or to everybody. */
export function WhoseSheet({ open, item, people, self, onClose, onChoose }: WhoseSheetProps) {
  const choice = (accountId: string | null, name: string, picture: ReactNode) => (
    <li key={accountId ?? 'everybody'}>
      <button
        type="button"
        data-autofocus={accountId === null || undefined}
        aria-pressed={item.belongsTo === accountId}
        onClick={() => onChoose(accountId)}
        className="flex min-h-14 w-full items-center gap-4 rounded-control px-3 text-start font-semibold hover:bg-quiet"
      >
        {picture}
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        {item.belongsTo === accountId && <Check aria-hidden="true" className="size-5.5 text-brand" />}
      </button>
    </li>
  );
  return (
    <Dialog open={open} onClose={onClose} title={texts.whose} placement="sheet">
      <ul className="-mx-3 -mb-2 grid">
        {choice(
          null,
          texts.everybody,
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
            <UsersRound aria-hidden="true" className="size-5.5" />
          </span>,
        )}
        {people.map((person) =>
          choice(
            person.accountId,
            person.accountId === self ? texts.you : person.name,
            <Face person={person} tint={person.tint} />,
          ),
        )}
      </ul>
    </Dialog>
  );
}
