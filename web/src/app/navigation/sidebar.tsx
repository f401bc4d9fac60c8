import * as frameTexts from '@crisper/texts/frame.ts';
import * as texts from '@crisper/texts/navigation.ts';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useAddFoodPath } from './add-food.ts';
import { DashboardLinks, entry } from './dashboard-links.tsx';
import { useParts } from './use-parts.ts';

const solid = 'bg-brand text-on-brand hover:bg-brand-strong';
const tonal = 'bg-brand-soft text-brand-strong hover:bg-brand-soft/70';

/** Beside the pages of a desk. On a phone it is the bar at the bottom and the menu of the header. */
export function Sidebar({ isTask }: { isTask: boolean }) {
  return (
    <div className="max-lg:hidden">
      <div className="sticky top-24 grid gap-3">
        <nav aria-label={frameTexts.everyDay} className="grid gap-3">
          <Link
            to={useAddFoodPath()}
            aria-keyshortcuts="n"
            className={`flex min-h-12 items-center gap-2.5 rounded-control px-4 font-semibold transition-colors ${isTask ? tonal : solid}`}
          >
            <Plus aria-hidden="true" className="size-5" />
            {frameTexts.addFood}
            <span aria-hidden="true" className="ms-auto font-text text-sm opacity-80">
              {frameTexts.addFoodKey}
            </span>
          </Link>
          <ul className="grid gap-1 px-3">
            {useParts().map(({ label, Icon, to, count, isCurrent, onClick }) => (
              <li key={label}>
                <Link
                  to={to}
                  onClick={onClick}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={entry}
                >
                  <Icon aria-hidden="true" className="size-5 shrink-0" />
                  {label}
                  {count > 0 && (
                    <span className="ms-auto text-sm font-semibold text-orange tabular-nums">
                      {frameTexts.dueToday({ count })}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav
          aria-label={texts.foodDashboard}
          className="rounded-card border border-line bg-surface p-3 shadow-rest"
        >
          <p className="px-3.5 pt-2 pb-3 font-display text-lg font-semibold">{texts.foodDashboard}</p>
          <DashboardLinks />
        </nav>
      </div>
    </div>
  );
}
