import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import * as texts from '@crisper/texts/items/kitchen-item.ts';
import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { membersQuery } from '#session/kitchen/members-query.ts';
import { useSession } from '#session/use-session.ts';
import { SheetChip } from './sheet-line.tsx';

interface WhoseLineProps {
  kitchenId: string;
  /** Whose it is; null for everybody's, undefined where several things are meant. */
  current?: string | null;
  onGive: (to: string | null) => void;
}

/** To whom food belongs, among several people. */
export function WhoseLine({ kitchenId, current, onGive }: WhoseLineProps) {
  const { user } = useSession();
  const { data: people = [] } = useQuery({
    ...membersQuery(kitchenId),
    enabled: kitchenId !== PUBLIC_FRIDGE_ID,
  });
  if (people.length < 2) return null;
  const chip = (to: string | null, name: string) => (
    <SheetChip key={to} isCurrent={current === to} onClick={() => to !== current && onGive(to)}>
      {name}
    </SheetChip>
  );
  return (
    <li>
      <p className="flex min-h-14 items-center gap-4 px-3 font-semibold">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-quiet">
          <UserRoundCheck aria-hidden="true" className="size-5.5" />
        </span>
        {texts.belongsTo}
      </p>
      <div className="flex gap-2 overflow-x-auto px-3 pb-2 ps-16">
        {chip(null, texts.everybody)}
        {people.map(({ accountId, name }) => chip(accountId, accountId === user?.uid ? texts.you : name))}
      </div>
    </li>
  );
}
