import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/frame.ts';
import { CircleUserRound, type LucideIcon, Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useAddFoodPath } from './add-food.ts';
import { useParts } from './use-parts.ts';

interface PartProps {
  label: string;
  Icon: LucideIcon;
  to: string;
  /** What is due today; 0 shows nothing. */
  count?: number;
  isCurrent: boolean;
  onClick?: ((event: MouseEvent) => void) | undefined;
}

function Part({ label, Icon, to, count = 0, isCurrent, onClick }: PartProps) {
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      className="group grid content-center justify-items-center gap-0.5 text-xs font-semibold whitespace-nowrap text-ink-soft aria-[current=page]:text-brand-strong"
    >
      <span className="relative grid h-7 w-13 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-brand-soft">
        <Icon aria-hidden="true" className="size-6" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-orange px-1 text-[0.6875rem] leading-none font-bold text-surface tabular-nums"
          >
            {count}
          </span>
        )}
      </span>
      {label}
      {count > 0 && <span className="sr-only">{texts.dueToday({ count })}</span>}
    </Link>
  );
}

/** ＋ stands in the middle. */
const BEFORE_ADDING = 2;
/** What to cook and what became of the food are in the menu of the kitchen's name. */
const IN_THE_BAR = 3;

/** Within reach of the thumb: the places of a signed-in person, and adding food. */
export function BottomBar() {
  const { pathname } = useLocation();
  const all = useParts();
  // What to cook is about what has to be eaten first, and there is no room for it.
  const isCook = all.some(({ label, isCurrent }) => label === texts.cook && isCurrent);
  const parts = all.map((part, index) => (
    <Part key={part.label} {...part} isCurrent={part.isCurrent || (index === 0 && isCook)} />
  ));
  return (
    <nav
      data-bar
      aria-label={texts.everyDay}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="mx-auto grid h-16 max-w-lg grid-cols-5">
        {parts.slice(0, BEFORE_ADDING)}
        <Link
          to={useAddFoodPath()}
          className="grid size-14 -translate-y-[0.3125rem] place-items-center place-self-center rounded-[1.125rem] bg-brand text-on-brand shadow-lift transition active:scale-[0.98]"
        >
          <Plus aria-hidden="true" className="size-6.5" />
          <span className="sr-only">{texts.addFood}</span>
        </Link>
        {parts.slice(BEFORE_ADDING, IN_THE_BAR)}
        <Part
          label={texts.me}
          Icon={CircleUserRound}
          to={paths.me}
          isCurrent={pathname === paths.me || `${pathname}/`.startsWith(`${paths.myProfile}/`)}
        />
      </div>
    </nav>
  );
}
