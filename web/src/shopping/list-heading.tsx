import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import * as paths from '@crisper/domain/paths.ts';
import type { Shopping } from '@crisper/domain/shopping/foresee-shopping.ts';
import { listRows } from '@crisper/domain/shopping/list-rows.ts';
import { inShopOrder } from '@crisper/domain/shopping/shop-order.ts';
import type { Entry, ListId, ShoppingList } from '@crisper/domain/shopping/shopping.ts';
import * as listTexts from '@crisper/texts/shopping/lists.ts';
import * as shareTexts from '@crisper/texts/shopping/sharing.ts';
import * as texts from '@crisper/texts/shopping/shopping.ts';
import { ChevronsUpDown, Ellipsis, Share } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { lateSheet } from '#items/late-sheet.tsx';
import { shortAmount } from '#kitchen/amount-text.ts';
import { PutAwayLink } from './put-away-link.tsx';

const ListsSheet = lateSheet(
  async () => (await import('./lists/lists-sheet.tsx')).ListsSheet,
  ({ isOpen }) => isOpen,
);
const ListMenu = lateSheet(
  async () => (await import('./lists/list-menu.tsx')).ListMenu,
  ({ isOpen }) => isOpen,
);
const ShareSheet = lateSheet(
  async () => (await import('./sharing/share-sheet.tsx')).ShareSheet,
  ({ isOpen }) => isOpen,
);

interface ListHeadingProps {
  kitchenId: string;
  today: CalendarDate;
  list: ShoppingList;
  shopping: Shopping;
  /** Guests look, and touch nothing. */
  mayTouch: boolean;
}

/** The name of the list, which leads to the others; sharing, and whatever else can be done with it. */
export function ListHeading({ kitchenId, today, list, shopping, mayTouch }: ListHeadingProps) {
  const [sheet, setSheet] = useState<'lists' | 'share' | 'menu' | null>(null);
  const navigate = useNavigate();
  const name = list.name ?? texts.firstList;
  const onList = shopping.entries.filter(({ listId }) => listId === list._id);
  const got = listRows(onList.filter(({ gotAt }) => gotAt !== null)).length;
  const close = () => setSheet(null);
  const choose = (listId: ListId) => {
    close();
    void navigate(`${paths.kitchenShopping(kitchenId)}?list=${listId}`, { replace: true });
  };
  return (
    <header className="flex min-h-11 flex-wrap items-center justify-end gap-1">
      <h1 className="min-w-0 flex-[1_1_9rem] text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-tight">
        <button
          type="button"
          onClick={() => setSheet('lists')}
          className="-ms-[8px] flex min-h-11 max-w-full items-center gap-[6px] rounded-control px-[8px] text-start hover:bg-quiet"
        >
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <ChevronsUpDown aria-hidden="true" className="size-[20px] shrink-0 text-ink-soft print:hidden" />
          <span className="sr-only">{listTexts.choose}</span>
        </button>
      </h1>
      {mayTouch && (
        <>
          <IconButton Icon={Share} label={shareTexts.share} onClick={() => setSheet('share')} />
          <IconButton
            Icon={Ellipsis}
            label={listTexts.more({ list: name })}
            onClick={() => setSheet('menu')}
          />
          {got > 0 && (
            <PutAwayLink
              kitchenId={kitchenId}
              listId={list._id}
              variant="primary"
              count={got}
              className="ms-2 max-[1200px]:hidden print:hidden"
            />
          )}
          <ShareSheet
            isOpen={sheet === 'share'}
            {...{ kitchenId, name }}
            listId={list._id}
            text={asText(name, onList, shopping)}
            onClose={close}
          />
          <ListMenu
            isOpen={sheet === 'menu'}
            {...{ kitchenId, shopping, list }}
            onArchived={() => choose(kitchenId as ListId)}
            onClose={close}
          />
        </>
      )}
      <ListsSheet
        isOpen={sheet === 'lists'}
        {...{ kitchenId, today, shopping, mayTouch }}
        current={list._id}
        onChoose={choose}
        onClose={close}
      />
    </header>
  );
}

interface IconButtonProps {
  Icon: ComponentType<{ className: string }>;
  label: string;
  onClick: () => void;
}

const IconButton = ({ Icon, label, onClick }: IconButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className="grid size-[44px] shrink-0 place-items-center rounded-control hover:bg-quiet print:hidden"
  >
    <Icon className="size-[22px]" />
    <span className="sr-only">{label}</span>
  </button>
);

/** What is still to get, as plain text. */
function asText(name: string, entries: readonly Entry[], { order }: Shopping): string {
  const left = listRows(entries.filter(({ gotAt }) => gotAt === null));
  return shareTexts.textOf({
    list: name,
    groups: inShopOrder(left, order).map(({ shelf, entries: found }) => ({
      heading: texts.shelfName[shelf],
      lines: found.map(({ title, amount, unit }) =>
        amount === null || unit === null ? title : `${title}, ${shortAmount({ amount, unit })}`,
      ),
    })),
  });
}
