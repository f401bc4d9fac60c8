import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import { listRows } from '@crisper/domain/shopping/list-rows.ts';
import * as texts from '@crisper/texts/shopping/put-away.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { shelfLifeQuery } from '#kitchen/adding/knowledge.ts';
import { useShopping } from '#kitchen/listing/use-shopping.ts';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { membersQuery } from '#session/kitchen/members-query.ts';
import { useSession } from '#session/use-session.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { PutAway } from './put-away.tsx';

const isAnything = () => true;

function Opened({ kitchen }: { kitchen: OwnKitchen }) {
  const { user } = useSession();
  const { data: members } = useQuery(membersQuery(kitchen.id));
  const people = useMemo(() => (members ?? []).map((person, tint) => ({ ...person, tint })), [members]);
  const today = useKitchenDay(kitchen.id);
  const [search] = useSearchParams();
  const { shopping } = useShopping(kitchen.id);
  const judge = useQuery(shelfLifeQuery);
  const listId = search.get('list') ?? shopping?.lists[0]?._id;
  const list = `${paths.kitchenShopping(kitchen.id)}?list=${listId}`;
  if (!user) return null;
  // Guests look, and touch nothing.
  if (!may('add-food', kitchen.role)) return <Navigate to={list} replace />;
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-3 lg:mx-0 lg:gap-5">
      <PageMetadata title={texts.heading} description={texts.pageDescription} hidden />
      <header className="-ms-3 flex items-center gap-1 lg:ms-0">
        <Link to={list} className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-quiet">
          <X aria-hidden="true" className="size-6" />
          <span className="sr-only">{texts.close}</span>
        </Link>
        <h1 className="shrink-0 text-xl leading-tight lg:text-[2.125rem]">{texts.heading}</h1>
        <p className="ms-auto min-w-0 truncate ps-3 text-ink-soft lg:ms-0">
          {texts.goesInto({ kitchen: kitchen.name })}
        </p>
      </header>
      {shopping && !judge.isPending && (
        <PutAway
          kitchenId={kitchen.id}
          self={user.uid}
          {...{ people, today }}
          entries={listRows(shopping.entries.filter((entry) => entry.listId === listId))}
          isFood={judge.data?.isFood ?? isAnything}
        />
      )}
    </div>
  );
}

/** What was got becomes food of the kitchen. */
export default function PutAwayPage() {
  return <KitchenFrame>{(kitchen) => <Opened key={kitchen.id} kitchen={kitchen} />}</KitchenFrame>;
}
