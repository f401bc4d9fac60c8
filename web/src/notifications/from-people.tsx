import { itemPath } from '@crisper/domain/items/item-path.ts';
import type { Notification, Taken } from '@crisper/domain/notifications/notification.ts';
import * as texts from '@crisper/texts/notification.ts';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Face } from '#ui/face.tsx';

type TakenNotification = Notification & { taken: Taken };

export const isTaken = (one: Notification): one is TakenNotification => one.taken !== undefined;

/** What others did with the person's food. */
export function FromPeople({ taken }: { taken: TakenNotification[] }) {
  const title = useId();
  const people = [...new Set(taken.map(({ taken: { by } }) => by))];
  return (
    <section aria-labelledby={title} className="grid grid-cols-1 gap-3">
      <h2 id={title} className="px-1 text-lg">
        {texts.fromPeople}
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-surface shadow-rest">
        {taken.map((one) => (
          <li key={one.taken.event}>
            <TakenRow notification={one} tint={people.indexOf(one.taken.by)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const row = 'flex items-center gap-4 p-4 sm:px-5';

function TakenRow({ notification, tint }: { notification: TakenNotification; tint: number }) {
  const { kitchenId, itemId, title, daysLeft, taken } = notification;
  const told = (
    <>
      <Face person={{ name: taken.by, photo: null }} tint={tint} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{texts.taken({ ...taken, title })}</span>
        <span className="block text-sm wrap-anywhere text-ink-soft">
          {texts.takenWhere({ kitchen: taken.kitchen, days: -daysLeft })}
        </span>
      </span>
    </>
  );
  // What is gone from the public fridge has no page.
  if (taken.free) return <p className={row}>{told}</p>;
  return (
    <Link to={itemPath(kitchenId, itemId)} className={`${row} hover:bg-quiet`}>
      {told}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft rtl:rotate-180" />
    </Link>
  );
}
