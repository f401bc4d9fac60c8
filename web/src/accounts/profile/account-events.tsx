import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { deviceIn } from '@crisper/domain/accounts/device-name.ts';
import { deviceName } from '@crisper/texts/accounts/device-name.ts';
import * as texts from '@crisper/texts/accounts/profile.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { dateFormat } from '#ui/formats.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';

const eventsQuery = queryOptions({
  queryKey: ['account-events'],
  queryFn: () => call(accountsApi.listAccountEvents),
  // The list has to show what happened a moment ago.
  staleTime: 0,
});
const dateAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

export function AccountEvents() {
  const { data, isPending, error, refetch } = useQuery(eventsQuery);
  return (
    <SettingsSection title={texts.eventsHeading} text={texts.eventsIntroduction}>
      {isPending && <Skeleton className="h-24 w-full" />}
      {error && !data && <LoadFailed message={texts.eventsFailed} onRetry={() => refetch()} />}
      <ol className="grid gap-3 empty:hidden">
        {data?.map(({ id, kind, happenedAt, address, userAgent }) => (
          <li key={id} className="grid gap-0.5">
            <span className="font-medium">{texts.eventName[kind]}</span>
            <span className="text-caption text-ink-soft">
              <time dateTime={happenedAt}>{dateAndTime(new Date(happenedAt))}</time> ·{' '}
              {deviceName(deviceIn(userAgent))} · {address}
            </span>
          </li>
        ))}
      </ol>
    </SettingsSection>
  );
}
