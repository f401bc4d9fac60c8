import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';
import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { deviceIn } from '@crisper/domain/accounts/device-name.ts';
import { deviceName } from '@crisper/texts/device-name.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';

const eventsQuery = queryOptions({
  queryKey: ['account-events'],
  queryFn: () => call(accountsApi.listAccountEvents),
  // Whoever comes to look wants to see what happened just now.
  staleTime: 0,
});
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const names: Record<AccountEventKind, string> = {
  'signed-in': 'Logged in',
  'signed-out-everywhere': 'Logged out everywhere',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by mail',
  'profile-changed': 'Profile changed',
  'calendar-address-made': 'Calendar address made',
  'calendar-address-ended': 'Calendar address ended',
};

export function AccountEvents() {
  const { data, isPending, error, refetch } = useQuery(eventsQuery);
  return (
    <SettingsSection
      title="Account activity"
      text="Who came in, from where, and what was changed. If something here was not you, change your password and log out everywhere."
    >
      {isPending && <Skeleton className="h-24 w-full" />}
      {error && !data && <LoadFailed message="Failed to load account activity" onRetry={() => refetch()} />}
      <ol className="grid gap-3 empty:hidden">
        {data?.map(({ id, kind, happenedAt, address, userAgent }) => (
          <li key={id} className="grid gap-0.5">
            <span className="font-medium">{names[kind]}</span>
            <span className="text-caption text-ink-soft">
              <time dateTime={happenedAt}>{when.format(new Date(happenedAt))}</time> ·{' '}
              {deviceName(deviceIn(userAgent))} · {address}
            </span>
          </li>
        ))}
      </ol>
    </SettingsSection>
  );
}
