import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/quick-add.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { Link, Navigate } from 'react-router';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { QuickAdd } from '#kitchen/quick-add/quick-add.tsx';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { membersQuery } from '#session/kitchen/members-query.ts';
import { useSession } from '#session/use-session.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';

function Opened({ kitchen }: { kitchen: OwnKitchen }) {
  const { user } = useSession();
  const { data: members } = useQuery(membersQuery(kitchen.id));
  const people = useMemo(() => (members ?? []).map((person, tint) => ({ ...person, tint })), [members]);
  const today = useKitchenDay(kitchen.id);
  if (!user) return null;
  // Guests look, and touch nothing.
  if (!may('add-food', kitchen.role)) return <Navigate to={paths.kitchen(kitchen.id)} replace />;
  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-5">
      <PageMetadata title={texts.heading} description={texts.pageDescription} hidden />
      <header className="-ms-3 flex items-center gap-1 lg:ms-0">
        <Link
          to={paths.kitchen(kitchen.id)}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-quiet lg:hidden"
        >
          <X aria-hidden="true" className="size-6" />
          <span className="sr-only">{texts.close({ kitchen: kitchen.name })}</span>
        </Link>
        <h1 className="shrink-0 text-xl leading-tight lg:text-[2.125rem]">{texts.heading}</h1>
        <p className="ms-auto min-w-0 truncate ps-3 text-ink-soft lg:ms-0">
          {texts.goesInto({ kitchen: kitchen.name })}
        </p>
      </header>
      <QuickAdd kitchenId={kitchen.id} self={user.uid} people={people} today={today} />
    </div>
  );
}

/** Everything that is new in a kitchen, by one line. */
export default function KitchenAddPage() {
  return <KitchenFrame>{(kitchen) => <Opened key={kitchen.id} kitchen={kitchen} />}</KitchenFrame>;
}
