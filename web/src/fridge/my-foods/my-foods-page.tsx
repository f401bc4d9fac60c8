import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import * as paths from '@crisper/domain/paths.ts';
import { addFood, loadFailed } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { CirclePlus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { type MyKitchen, moveFoodsBack } from '#items/my-items-api.ts';
import { useKeptFocus } from '#items/use-kept-focus.ts';
import { useLiveItems } from '#items/use-live-items.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { BottomBars } from './bottom-bars.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ChangeInKitchen } from './change-in-kitchen.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { FoodsTable } from './foods-table.tsx';
import { FoodsToolbar } from './foods-toolbar.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { FoodsLoading, NoFoods } from './my-foods-states.tsx';
import { ReminderBanner } from './reminder-banner.tsx';
import { type Departure, RestoreBar } from './restore-bar.tsx';
import { UpdateDialog } from './update-dialog.tsx';
import { useDeparted } from './use-departed.ts';
import { useMyFoods } from './use-my-foods.ts';
import { useRowFocus } from './use-row-focus.ts';

const ActsHost = lazy(() => fetchCode(() => import('#kitchen/acting/acts-host.tsx')));

interface MyFoodsProps {
  /** Null for the public fridge. */
  kitchen: MyKitchen | null;
  /** The kitchens of the person into which food can be moved. */
  kitchens: readonly MyKitchen[];
}

export function MyFoodsPage({ kitchen, kitchens }: MyFoodsProps) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <PageHeading
        title={texts.heading}
        actions={
          <ButtonLink to={paths.addFoods}>
            <CirclePlus aria-hidden="true" className="size-5" /> {addFood}
          </ButtonLink>
        }
      >
        {kitchen ? texts.introductionInKitchen({ kitchen: kitchen.name }) : texts.introduction}
      </PageHeading>
      <MyFoods
        key={`${user.email} ${kitchen?.id}`}
        email={user.email}
        self={user.uid}
        {...{ kitchen, kitchens }}
      />
      <ReminderBanner />
    </>
  );
}

function MyFoods({ email, self, kitchen, kitchens }: MyFoodsProps & { email: string; self: string }) {
  useLiveItems();
  const kitchenId = kitchen?.id ?? null;
  const { address, change, data, error, isPending, isPlaceholderData, dataUpdatedAt, refetch, pages, today } =
    useMyFoods(email, kitchenId);
  const [selected, setSelected] = useState<ReadonlySet<ItemId>>(new Set());
  const [updating, setUpdating] = useState<Item>();
  const [deleting, setDeleting] = useState<Item[]>();
  const region = useRef<HTMLElement>(null);
  const rows = useRowFocus(region);
  const [moving, setMoving] = useState<Item[]>();
  const { departed, depart, ...undo } = useDeparted(rows, dataUpdatedAt);
  useKeptFocus(region, data);

  const items = data?.rows ?? [];
  const chosen = items.filter(({ _id }) => selected.has(_id));
  const forgetSelection = () => setSelected(new Set());
  const leave = (departure: Departure) => {
    forgetSelection();
    depart(departure, items);
  };

  return (
    <>
      <FoodsToolbar {...{ address, change }} total={data?.total} takeFocus={rows.toList} />
      <section
        ref={region}
        tabIndex={-1}
        aria-label={texts.foods}
        aria-busy={isPlaceholderData}
        className={`rounded-card ${isPlaceholderData ? 'opacity-60 transition-opacity delay-150' : ''}`}
      >
        {isPending && <FoodsLoading />}
        {error && !data && <LoadFailed message={loadFailed} onRetry={() => refetch()} />}
        {data && items.length === 0 && (
          <NoFoods filtered={address.search !== '' || address.expires !== null} />
        )}
        {items.length > 0 && (
          <FoodsTable
            {...{ items, kitchenId, self, today, selected }}
            sort={address.sort}
            onSort={(sort) => change({ sort })}
            onSelect={setSelected}
            onUpdate={setUpdating}
            onDelete={(item) => setDeleting([item])}
          />
        )}
      </section>
      <Suspense>
        <ActsHost self={self} takeFocus={rows.toList} />
      </Suspense>
      <BottomBars>
        {departed && <RestoreBar key={departed.items[0]?._id} departure={departed} {...undo} />}
        {chosen.length > 0 && (
          <BulkBar
            chosen={chosen.length}
            onMove={!kitchen && kitchens.length > 0 ? () => setMoving(chosen) : null}
            onDelete={() => setDeleting(chosen)}
            onClear={forgetSelection}
            takeFocus={rows.toList}
          />
        )}
      </BottomBars>
      <Pagination page={address.page} pages={pages} onChange={(page) => change({ page })} />
      {updating && kitchenId && (
        <ChangeInKitchen
          {...{ kitchenId, today }}
          itemId={updating._id}
          onClose={() => setUpdating(undefined)}
        />
      )}
      {updating && !kitchenId && (
        <UpdateDialog item={updating} today={today} onClose={() => setUpdating(undefined)} />
      )}
      {deleting && (
        <DeleteDialog
          items={deleting}
          {...{ kitchenId, today }}
          onClose={() => setDeleting(undefined)}
          onDeleted={(gone, undo) => {
            setDeleting(undefined);
            leave({ items: gone, said: texts.removed(named(gone)), undo });
          }}
        />
      )}
      {moving && (
        <MoveDialog
          items={moving}
          kitchens={kitchens}
          onClose={() => setMoving(undefined)}
          onMoved={(into) => {
            setMoving(undefined);
            const ids = moving.map(({ _id }) => _id);
            leave({
              items: moving,
              said: texts.moved({ ...named(moving), kitchen: into.name }),
              undo: () => moveFoodsBack(into.id, ids),
            });
          }}
        />
      )}
    </>
  );
}

const named = (items: readonly Item[]) => ({ count: items.length, title: items[0]?.title ?? '' });
