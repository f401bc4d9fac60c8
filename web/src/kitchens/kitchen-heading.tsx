import { FACES_SHOWN } from '@crisper/domain/kitchens/kitchen.ts';
import type { Member } from '@crisper/domain/kitchens/member.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/one-kitchen.ts';
import { ChevronsUpDown, Settings } from 'lucide-react';
import { Link } from 'react-router';
import { TextLink } from '#ui/text-link.tsx';
import { Faces } from './faces.tsx';
import type { OwnKitchen } from './kitchen-frame.tsx';
import { longDay } from './long-day.ts';

interface KitchenHeadingProps {
  kitchen: OwnKitchen;
  people: Member[];
}

/** The kitchen's name, with the ways to the other kitchens, to its people and to its settings. */
export function KitchenHeading({ kitchen, people }: KitchenHeadingProps) {
  const { id, name, role, endsAt } = kitchen;
  return (
    <header className="grid gap-3">
      <div className="flex items-center gap-1 sm:gap-2">
        <h1 className="min-w-0 text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-tight wrap-anywhere">
          {name}
        </h1>
        <Link
          to={paths.kitchens}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-brand-soft hover:text-brand"
        >
          <ChevronsUpDown aria-hidden="true" className="size-5" />
          <span className="sr-only">{texts.allKitchens}</span>
        </Link>
        <Link
          to={paths.kitchenPeople(id)}
          className="ms-auto flex min-h-11 shrink-0 items-center rounded-full px-1 hover:opacity-85"
        >
          <span className="sr-only">{texts.peoplePage}</span>
          <Faces people={people.slice(0, FACES_SHOWN)} count={people.length} />
        </Link>
        <Link
          to={paths.kitchenSettings(id)}
          className="-me-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-brand-soft hover:text-brand"
        >
          <Settings aria-hidden="true" className="size-5.5" />
          <span className="sr-only">{texts.settings}</span>
        </Link>
      </div>
      {role === 'guest' && <p className="text-sm text-ink-soft">{texts.guest}</p>}
      {endsAt && (
        <p className="rounded-card bg-soon-soft px-4 py-3 text-soon">
          {texts.endsOn({ date: longDay(endsAt, kitchen) })}{' '}
          {may('end-kitchen', role) && <TextLink to={paths.kitchenSettings(id)}>{texts.takeItBack}</TextLink>}
        </p>
      )}
    </header>
  );
}
