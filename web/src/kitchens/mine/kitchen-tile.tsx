import { daysUntilEnd } from '@crisper/domain/kitchens/ending.ts';
import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/mine.ts';
import { peopleCount } from '@crisper/texts/kitchens/people.ts';
import { roleName } from '@crisper/texts/kitchens/roles.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Faces } from '#kitchens/faces.tsx';
import { Badge } from '#ui/badge.tsx';

/** One kitchen; the whole card is a target. */
export function KitchenTile({ kitchen }: { kitchen: KitchenCard }) {
  const { id, name, role, members, due, endsAt } = kitchen;
  return (
    <li className="relative grid grid-rows-[auto_auto_1fr] gap-3 rounded-card border border-line bg-surface p-4 shadow-rest transition-shadow hover:shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-xl leading-tight wrap-anywhere">
          <Link to={paths.kitchen(id)} className="outline-none after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </div>
      <p className="flex items-center gap-2">
        {due > 0 ? (
          <>
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-dot-today" />
            <span className="font-semibold tabular-nums">{texts.toEatToday({ count: due })}</span>
          </>
        ) : (
          <span className="text-ink-soft">{texts.nothingToday}</span>
        )}
      </p>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Faces people={members.faces} count={members.count} />
        <span aria-hidden="true" className="py-1.5 text-caption text-ink-soft">
          {peopleCount({ count: members.count })}
        </span>
        <span className="ms-auto flex flex-wrap gap-2 py-1">
          {role === 'guest' && <Badge>{roleName.guest}</Badge>}
          {endsAt && (
            <Badge tone="soon">{texts.endsIn({ days: daysUntilEnd(new Date(endsAt), new Date()) })}</Badge>
          )}
        </span>
      </div>
    </li>
  );
}
