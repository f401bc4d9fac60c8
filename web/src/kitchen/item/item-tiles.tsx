import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import * as foodTexts from '@crisper/texts/items/kitchen-food.ts';
import * as texts from '@crisper/texts/items/kitchen-item.ts';
import { Gift, Pencil, UserRoundCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { useFocusHandover } from '#ui/use-focus-handover.ts';
import { WhoseSheet } from './whose-sheet.tsx';

/** Fetched when it is needed: most people come to look, or to eat. */
const ChangeDialog = lazy(() => fetchCode(() => import('./change-dialog.tsx')));

interface ItemTilesProps {
  kitchenId: string;
  item: KitchenItem;
  people: KitchenPerson[];
  self: string;
  today: CalendarDate;
  onAct: (what: BareIntent) => void;
  /** They are going, and one of them has the focus. */
  takeFocus: () => void;
}

/** What is done with it more rarely. */
export function ItemTiles(props: ItemTilesProps) {
  const { kitchenId, item, people, self, today, onAct, takeFocus } = props;
  const [opened, setOpened] = useState<'whose' | 'change' | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const close = () => setOpened(null);
  useFocusHandover(part, takeFocus);

  const give = (to: string | null) => {
    close();
    if (to !== item.belongsTo) onAct({ kind: 'giveItem', to });
  };

  return (
    <div ref={part}>
      <div className="grid grid-cols-3 gap-2">
        <Tile
          onClick={() => onAct({ kind: 'finishItem', outcome: 'given-away' })}
          icon={<Gift aria-hidden="true" />}
        >
          {foodTexts.outcome['given-away']}
        </Tile>
        <Tile onClick={() => setOpened('whose')} icon={<UserRoundCheck aria-hidden="true" />}>
          {texts.belongsTo}
        </Tile>
        <Tile onClick={() => setOpened('change')} icon={<Pencil aria-hidden="true" />}>
          {texts.change}
        </Tile>
      </div>
      <WhoseSheet {...{ item, people, self }} open={opened === 'whose'} onClose={close} onChoose={give} />
      {opened === 'change' && (
        <Suspense>
          <ChangeDialog {...{ kitchenId, item, today }} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

interface TileProps {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

function Tile({ icon, children, ...button }: TileProps) {
  return (
    <button
      type="button"
      {...button}
      className="grid min-h-16 content-center justify-items-center gap-1 rounded-control border border-line bg-surface px-1 text-sm font-semibold shadow-rest transition hover:border-brand hover:text-brand active:scale-[0.98] disabled:opacity-55 [&>svg]:size-5.5"
    >
      {icon} {children}
    </button>
  );
}
