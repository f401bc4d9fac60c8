import { FACES_SHOWN } from '@crisper/domain/kitchens/kitchen.ts';
import type { Member } from '@crisper/domain/kitchens/member.ts';
import * as paths from '@crisper/domain/paths.ts';
import { cook, eatFirst } from '@crisper/texts/frame.ts';
import * as texts from '@crisper/texts/kitchens/one-kitchen.ts';
import {
  ChartNoAxesColumn,
  ChevronsUpDown,
  CookingPot,
  Refrigerator,
  Settings,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { latePart } from '#http/late-part.tsx';
import { Faces } from './faces.tsx';
import type { OwnKitchen } from './kitchen-frame.tsx';

const EndsOn = latePart(async () => (await import('./ends-on.tsx')).EndsOn);

interface KitchenHeadingProps {
  kitchen: OwnKitchen;
  people: Member[];
  /** Of a phone, whose header this is. */
  bell: ReactNode;
}

/**
 * On a phone the kitchen's name, which opens what else there is of it, its people and the bell. On a desk the sidebar has
 * these, and the heading is the place.
 */
export function KitchenHeading({ kitchen, people, bell }: KitchenHeadingProps) {
  const { id, name, role, endsAt } = kitchen;
  const menu = useId();
  return (
    <header className="grid grid-cols-1 gap-3">
      <div className="flex min-h-11 items-center gap-1 lg:min-h-12">
        <h1 className="min-w-0 max-lg:-ms-2 text-xl leading-tight lg:text-[2.125rem]">
          <button
            type="button"
            popoverTarget={menu}
            className="flex min-h-11 max-w-full items-center gap-1.5 rounded-control px-2 text-start hover:bg-quiet lg:hidden"
          >
            <span className="min-w-0 truncate">{name}</span>
            <ChevronsUpDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          </button>
          <span className="max-lg:hidden">{eatFirst}</span>
        </h1>
        <Link
          to={paths.kitchenPeople(id)}
          className="ms-auto flex min-h-11 shrink-0 items-center rounded-full px-1 hover:opacity-85 lg:hidden"
        >
          <span className="sr-only">{texts.peoplePage}</span>
          <Faces people={people.slice(0, FACES_SHOWN)} count={people.length} />
        </Link>
        <div className="-me-2.5 lg:hidden">{bell}</div>
        <Link
          to={paths.kitchenSettings(id)}
          className="-me-2 ms-auto grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-brand-soft hover:text-brand max-lg:hidden"
        >
          <Settings aria-hidden="true" className="size-5.5" />
          <span className="sr-only">{texts.settings}</span>
        </Link>
      </div>
      <KitchenMenu id={menu} kitchenId={id} />
      {role === 'guest' && <p className="text-sm text-ink-soft">{texts.guest}</p>}
      {endsAt && <EndsOn kitchen={kitchen} endsAt={endsAt} />}
    </header>
  );
}

/** What the kitchen's name opens on a phone. */
function KitchenMenu({ id, kitchenId }: { id: string; kitchenId: string }) {
  const links = [
    [texts.allKitchens, paths.kitchens, Refrigerator],
    [texts.peoplePage, paths.kitchenPeople(kitchenId), UserRound],
    [cook, paths.kitchenCook(kitchenId), CookingPot],
    [texts.waste, paths.kitchenWaste(kitchenId), ChartNoAxesColumn],
    [texts.settings, paths.kitchenSettings(kitchenId), Settings],
  ] as const;
  return (
    <nav
      id={id}
      popover="auto"
      aria-label={texts.menu}
      onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}
      className="inset-x-4 top-14 m-0 w-auto max-w-80 rounded-card border border-line bg-surface p-2 text-ink shadow-lift lg:hidden"
    >
      {links.map(([label, to, Icon]) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-12 items-center gap-3.5 rounded-control px-3 font-medium hover:bg-brand-soft/60"
        >
          <Icon aria-hidden="true" className="size-5.5 shrink-0 text-ink-soft" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
