import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/navigation.ts';
import {
  CalendarX2,
  CirclePlus,
  HeartPulse,
  LayoutDashboard,
  ListChecks,
  PanelLeftOpen,
  UserRound,
  X,
} from 'lucide-react';
import { useRef } from 'react';
import { NavLink, Outlet } from 'react-router';

const links = [
  [texts.overview, paths.dashboard, LayoutDashboard],
  [texts.myProfile, paths.myProfile, UserRound],
  [texts.addFoods, paths.addFoods, CirclePlus],
  [texts.myFoods, paths.myFoods, ListChecks],
  [texts.expiredItems, paths.expiredItems, CalendarX2],
  [texts.bmiChecker, paths.bmiCalculation, HeartPulse],
] as const;

function DashboardLinks() {
  return (
    <ul className="grid gap-1">
      {links.map(([label, to, Icon]) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            className="flex min-h-11 items-center gap-3 rounded-control px-3.5 font-medium text-ink-soft transition-colors hover:bg-brand-soft/60 hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** On a phone the sidebar waits behind a button and slides in from the side. */
function DashboardDrawer() {
  const drawer = useRef<HTMLElement>(null);
  const close = () => drawer.current?.hidePopover();
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="dashboard-menu"
        className="inline-flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-surface px-4 font-semibold shadow-rest hover:border-brand hover:text-brand"
      >
        <PanelLeftOpen aria-hidden="true" className="size-5 text-brand" />
        {texts.foodDashboard}
      </button>
      <nav
        ref={drawer}
        id="dashboard-menu"
        popover="auto"
        aria-label={texts.foodDashboard}
        onClickCapture={close}
        className="inset-y-0 start-0 m-0 h-dvh max-h-none w-72 border-e border-line bg-surface p-5 text-ink shadow-lift backdrop:bg-deep/60 open:animate-[drawer-in_220ms_var(--ease-settle)]"
      >
        <div className="mb-4 flex items-center justify-between ps-3.5">
          <p className="font-display text-xl font-semibold">{texts.foodDashboard}</p>
          <button
            type="button"
            className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">{texts.closeMenu}</span>
          </button>
        </div>
        <DashboardLinks />
      </nav>
    </div>
  );
}

/** The signed-in side: the sidebar beside its pages. */
export default function DashboardLayout() {
  return (
    <div className="mx-auto grid w-full max-w-[88rem] grid-cols-1 gap-x-10 gap-y-5 px-[clamp(1rem,3vw,2.5rem)] pt-4 pb-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-8 lg:pb-24">
      <DashboardDrawer />
      <nav aria-label={texts.foodDashboard} className="max-lg:hidden">
        <div className="sticky top-24 rounded-card border border-line bg-surface p-3 shadow-rest">
          <p className="px-3.5 pt-2 pb-3 font-display text-lg font-semibold">{texts.foodDashboard}</p>
          <DashboardLinks />
        </div>
      </nav>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <Outlet />
      </div>
    </div>
  );
}
