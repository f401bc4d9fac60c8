import * as texts from '@crisper/texts/navigation.ts';
import { createPortal } from 'react-dom';
import { DashboardLinks } from './dashboard-links.tsx';

/** On a phone the sidebar's links are in the menu of the header. That is on every page, and the links are not. */
export function DashboardMenu() {
  const slot = document.getElementById('menu-pages');
  if (!slot) return null;
  return createPortal(
    <nav
      aria-label={texts.foodDashboard}
      onClickCapture={() => slot.closest<HTMLElement>('[popover]')?.hidePopover()}
      className="my-2 border-y border-line py-3"
    >
      <p className="px-3.5 pb-2 font-display text-lg font-semibold">{texts.foodDashboard}</p>
      <DashboardLinks />
    </nav>,
    slot,
  );
}
