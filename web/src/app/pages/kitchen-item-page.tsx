import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/one-kitchen.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { KitchenItemView } from '#kitchen/item/kitchen-item-view.tsx';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { membersQuery } from '#session/kitchen/members-query.ts';
import { useSession } from '#session/use-session.ts';

function Opened({ kitchen, itemId }: { kitchen: OwnKitchen; itemId: string }) {
  const { user } = useSession();
  const { data: people = [] } = useQuery(membersQuery(kitchen.id));
  if (!user) return null;
  return (
    <div className="mx-auto grid w-full max-w-4xl lg:mx-0 grid-cols-1 gap-2 md:gap-4">
      <Link
        to={paths.kitchen(kitchen.id)}
        className="-ms-3 flex min-h-11 w-fit max-w-full items-center gap-1 rounded-control pe-3 font-semibold text-brand-strong hover:bg-brand-soft"
      >
        <ChevronLeft aria-hidden="true" className="size-6 shrink-0" />
        <span className="sr-only">{texts.backTo({ kitchen: kitchen.name })}</span>
        <span aria-hidden="true" className="truncate">
          {kitchen.name}
        </span>
      </Link>
      <KitchenItemView
        kitchenId={kitchen.id}
        itemId={itemId}
        self={user.uid}
        people={people.map((person, tint) => ({ ...person, tint }))}
        mayTouch={may('change-any-item', kitchen.role)}
      />
    </div>
  );
}

/** One thing in a kitchen: what it is, what can be done with it, and what happened to it. */
export default function KitchenItemPage() {
  const { itemId = '' } = useParams();
  return (
    <KitchenFrame>
      {(kitchen) => <Opened key={kitchen.id + itemId} kitchen={kitchen} itemId={itemId} />}
    </KitchenFrame>
  );
}
