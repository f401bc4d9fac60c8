import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/navigation.ts';
import { CalendarX2, CirclePlus, HeartPulse, LayoutDashboard, ListChecks, UserRound } from 'lucide-react';
import { NavLink } from 'react-router';

/** How an entry of the sidebar looks. */
export const entry =
  'flex min-h-11 items-center gap-3 rounded-control px-3.5 font-medium text-ink-soft transition-colors ' +
  'hover:bg-brand-soft/60 hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold ' +
  'aria-[current=page]:text-brand-strong';

const links = [
  [texts.overview, paths.dashboard, LayoutDashboard],
  [texts.myProfile, paths.myProfile, UserRound],
  [texts.addFoods, paths.addFoods, CirclePlus],
  [texts.myFoods, paths.myFoods, ListChecks],
  [texts.expiredItems, paths.expiredItems, CalendarX2],
  [texts.bmiChecker, paths.bmiCalculation, HeartPulse],
] as const;

/** The pages of the dashboard, in the sidebar of a desk and in the menu of a phone. */
export function DashboardLinks() {
  return (
    <ul className="grid gap-1">
      {links.map(([label, to, Icon]) => (
        <li key={to}>
          <NavLink to={to} end={to === paths.dashboard} className={entry}>
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
