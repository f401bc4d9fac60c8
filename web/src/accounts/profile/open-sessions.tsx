import { deviceIn } from '@crisper/domain/accounts/device-name.ts';
import type { OpenSession } from '@crisper/domain/accounts/open-session.ts';
import { sessionsApi } from '@crisper/domain/accounts/sessions-api.ts';
import { deviceName } from '@crisper/texts/accounts/device-name.ts';
import * as texts from '@crisper/texts/accounts/sessions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { useSaving } from '#session/use-saving.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { dateFormat } from '#ui/formats.ts';
import { sentence, unseen } from '#ui/sentence.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { sessionsQuery } from './sessions-query.ts';

// A session lasts for a month at most, so it needs no year.
const day = { day: 'numeric', month: 'short' } as const;
const shortDate = dateFormat(day);
const dateAndTime = dateFormat({ ...day, hour: 'numeric', minute: '2-digit' });

interface SessionRowProps {
  session: OpenSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { isCurrent, startedAt, lastUsedAt, userAgent, showsNotices } = session;
  const device = deviceName(deviceIn(userAgent));
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 py-2 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-medium">{device}</span>
        <span className="text-caption text-ink-soft">
          {texts.usage({
            since: shortDate(new Date(startedAt)),
            last: dateAndTime(new Date(lastUsedAt)),
          })}
        </span>
        {showsNotices && <span className="text-caption text-ink-soft">{texts.showsNotices}</span>}
      </div>
      {isCurrent ? (
        <Badge>{texts.here}</Badge>
      ) : (
        <Button variant="secondary" className="shrink-0" disabled={busy} onClick={onEnd}>
          {sentence(texts.logOut({ device, unseen }))}
        </Button>
      )}
    </li>
  );
}

/** Where the person is signed in, and the way to sign out in each other place. */
export function OpenSessions() {
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(sessionsQuery);
  const { busy, save } = useSaving({
    mutationFn: (sessionId: string) => call(sessionsApi.endSession, { params: { sessionId } }),
    onSuccess: async () => {
      await client.invalidateQueries(sessionsQuery);
      // Its device shows no more notices.
      await client.invalidateQueries({ queryKey: ['reminders'] });
      void toast('success', texts.loggedOut);
    },
  });
  return (
    <SettingsSection title={texts.heading} text={texts.introduction}>
      {isPending && <Skeleton className="h-16 w-full" />}
      {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      <ul className="divide-y divide-line empty:hidden">
        {data?.map((session) => (
          <SessionRow key={session.id} session={session} busy={busy} onEnd={() => save(session.id)} />
        ))}
      </ul>
    </SettingsSection>
  );
}
