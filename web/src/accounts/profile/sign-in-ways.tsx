import { sessionsApi } from '@crisper/domain/accounts/sessions-api.ts';
import * as texts from '@crisper/texts/accounts/sign-in-ways.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { dateFormat } from '#ui/formats.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';

const waysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: () => call(sessionsApi.listSignInWays),
});
const longDate = dateFormat({ dateStyle: 'long' });

/** How the person can sign in. */
export function SignInWays() {
  const { data, isPending, refetch } = useQuery(waysQuery);
  return (
    <SettingsSection title={texts.heading} text={texts.introduction}>
      {isPending && <Skeleton className="h-11 w-60" />}
      {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      <ul className="grid gap-3 empty:hidden">
        {data?.map(({ provider, since }) => (
          <li key={since} className="grid gap-0.5">
            <span className="font-medium wrap-anywhere">{provider ?? texts.password}</span>
            <span className="text-caption text-ink-soft">
              {texts.since({ date: longDate(new Date(since)) })}
            </span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
