import { inShort as insecure } from '@crisper/texts/accounts/insecure.ts';
import * as texts from '@crisper/texts/accounts/profile-parts.ts';
import { onDevices } from '@crisper/texts/accounts/sessions.ts';
import { inShort as keysInShort } from '@crisper/texts/keys/keys.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { sessionsQuery } from '#accounts/profile/sessions-query.ts';
import { keysQuery } from '#keys/keys-query.ts';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import type { SessionUser } from '#session/session-store.ts';
import { PARTS, type PartName } from './parts.ts';
import { useRemindersState } from './use-reminders-state.ts';

function useKitchensState(): string | undefined {
  const { data } = useQuery(kitchensQuery);
  const [first, ...others] = data ?? [];
  if (!first) return data && texts.noKitchens;
  return others.length === 0 ? first.name : texts.severalKitchens({ count: others.length + 1 });
}

function useDevicesState(): string | undefined {
  const { data } = useQuery(sessionsQuery);
  if (!isSecureContext) return insecure;
  return data && onDevices({ count: data.length });
}

function useProgramsState(): string | undefined {
  const { data } = useQuery(keysQuery);
  return data && keysInShort({ count: data.length });
}

/** On a phone, the first page of the profile leads to its parts and says how things are there. */
export function PartList({ user }: { user: SessionUser }) {
  const states: Record<PartName, string | undefined> = {
    reminders: useRemindersState(),
    kitchens: useKitchensState(),
    privacy: texts.emailSeenBy[user.emailSeenBy],
    devices: useDevicesState(),
    programs: useProgramsState(),
    data: texts.copyOrDelete,
  };
  return (
    <nav aria-label={texts.parts} className="lg:hidden">
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-rest">
        {Object.entries(PARTS).map(([name, { to, title, Icon }]) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-16 items-center gap-4 px-4 py-2 -outline-offset-3 hover:bg-brand-soft/60"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" />
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold">{title}</span>
                {/* As high as its line before it is known. */}
                <span className="min-h-lh text-caption wrap-anywhere text-ink-soft">
                  {states[name as PartName]}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
