import * as paths from '@crisper/domain/paths.ts';
import * as frameTexts from '@crisper/texts/frame.ts';
import * as texts from '@crisper/texts/navigation.ts';
import { ChevronDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { localStore } from '#http/local-store.ts';
import { DashboardLinks } from './dashboard-links.tsx';

const OPENED_KEY = 'dashboard-opened';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remember(isOpen: boolean): void {
  if (isOpen) localStore.write(OPENED_KEY, 'by hand');
  else localStore.remove(OPENED_KEY);
  for (const listener of listeners) listener();
}

/** The frame in the document is the same for everybody. */
const useOpenedByHand = () =>
  useSyncExternalStore(
    subscribe,
    () => localStore.read(OPENED_KEY) !== null,
    () => false,
  );

/**
 * The pages of the dashboard as one line of the sidebar. It opens by itself on its own pages, and for a person who has no
 * kitchen; opened by hand, it stays so.
 */
export function DashboardGroup({ hasNoKitchen }: { hasNoKitchen: boolean }) {
  const isOwnPage = `${useLocation().pathname}/`.startsWith(`${paths.dashboard}/`);
  const isOpen = useOpenedByHand() || isOwnPage || hasNoKitchen;
  return (
    <nav aria-label={texts.foodDashboard}>
      <details
        open={isOpen}
        // The browser tells of every change; those that were not made here are the person's.
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) remember(currentTarget.open);
        }}
        className="group rounded-card border border-line open:bg-surface open:shadow-rest"
      >
        <summary className="flex min-h-15 list-none items-center justify-between gap-3 rounded-card px-4 py-2 hover:text-brand [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block font-display text-base leading-snug font-semibold">
              {texts.foodDashboard}
            </span>
            <span className="block text-caption leading-snug text-ink-soft">{frameTexts.dashboardText}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-1.5 pb-1.5">
          <DashboardLinks />
        </div>
      </details>
    </nav>
  );
}
