import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CirclePlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ITEMS_KEY } from '#items/items-api.ts';
import { useLiveItems } from '#items/use-live-items.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { FoodsTable } from './foods-table.tsx';
import { FoodsToolbar } from './foods-toolbar.tsx';
import { FoodsLoading, NoFoods } from './my-foods-states.tsx';
import { ReminderBanner } from './reminder-banner.tsx';
import { UndoBar } from './undo-bar.tsx';
import { UpdateDialog } from './update-dialog.tsx';
import { useMyFoods } from './use-my-foods.ts';

export default function MyFoodsPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageMetadata title="My added foods" description="What you put into the fridge." hidden />
      <PageHeading
        title="My Added Foods"
        actions={
          <ButtonLink to="/dashboard/add-foods">
            <CirclePlus aria-hidden="true" className="size-5" /> Add food
          </ButtonLink>
        }
      >
        Everything you put into the fridge.
      </PageHeading>
      <MyFoods key={user.email} email={user.email} />
      <ReminderBanner />
    </>
  );
}

function MyFoods({ email }: { email: string }) {
  useLiveItems();
  const client = useQueryClient();
  const { address, change, data, error, isPending, isPlaceholderData, refetch, pages, today } =
    useMyFoods(email);
  const [selected, setSelected] = useState<ReadonlySet<ItemId>>(new Set());
  const [updating, setUpdating] = useState<Item>();
  const [deleting, setDeleting] = useState<Item[]>();
  const [deleted, setDeleted] = useState<Item[]>();
  const forgetDeleted = useCallback(() => setDeleted(undefined), []);

  const items = data?.rows ?? [];
  const chosen = items.filter(({ _id }) => selected.has(_id));
  const finishDelete = (gone: Item[]) => {
    setDeleting(undefined);
    setSelected(new Set());
    setDeleted(gone);
    void client.invalidateQueries({ queryKey: ITEMS_KEY });
  };

  return (
    <>
      <FoodsToolbar
        {...{ address, change }}
        total={data?.total}
        chosen={chosen.length}
        onDeleteChosen={() => setDeleting(chosen)}
      />
      {isPending && <FoodsLoading />}
      {error && !data && <LoadFailed message="Failed to load items" onRetry={() => refetch()} />}
      {data && items.length === 0 && <NoFoods filtered={address.search !== '' || address.expires !== null} />}
      {items.length > 0 && (
        <section
          aria-label="Foods"
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? 'opacity-60 transition-opacity delay-150' : ''}
        >
          <FoodsTable
            {...{ items, today, selected }}
            sort={address.sort}
            onSort={(sort) => change({ sort })}
            onSelect={setSelected}
            onUpdate={setUpdating}
            onDelete={(item) => setDeleting([item])}
          />
        </section>
      )}
      <Pagination page={address.page} pages={pages} onChange={(page) => change({ page })} />
      {updating && <UpdateDialog item={updating} today={today} onClose={() => setUpdating(undefined)} />}
      {deleting && (
        <DeleteDialog items={deleting} onClose={() => setDeleting(undefined)} onDeleted={finishDelete} />
      )}
      {deleted && <UndoBar key={deleted[0]?._id} items={deleted} onGone={forgetDeleted} />}
    </>
  );
}
