import { calendarApi } from '@crisper/domain/calendar/calendar-api.ts';
import type { CalendarFeed } from '@crisper/domain/calendar/calendar-feed.ts';
import * as texts from '@crisper/texts/calendar.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import { call } from '#http/call.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { TextField } from '#ui/field.tsx';
import { dateFormat } from '#ui/formats.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { copyText } from '#ui/toasts/copy-text.ts';
import { toast } from '#ui/toasts/toasts.tsx';

const feedQuery = queryOptions({ queryKey: ['calendar'], queryFn: () => call(calendarApi.getCalendarFeed) });
const longDate = dateFormat({ dateStyle: 'long' });

const copyWords = { copied: texts.copiedToast, failed: texts.copyFailedToast };

/** The calendar's URL. It is known only right after it was made. */
function NewAddress({ url }: { url: string }) {
  return (
    <div className="grid gap-4">
      <TextField
        label={texts.address}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        hint={texts.addressHint}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => copyText(url, copyWords)}>
          <Copy aria-hidden="true" className="size-4.5" /> {texts.copyAddress}
        </Button>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-brand hover:bg-brand-soft"
        >
          <CalendarPlus aria-hidden="true" className="size-4.5" /> {texts.openInProgram}
        </a>
      </div>
    </div>
  );
}

const askToRenew = () =>
  askToConfirm({
    icon: 'question',
    title: texts.renewTitle,
    text: texts.renewWarning,
    confirmLabel: texts.renewConfirm,
  });

const askToRevoke = () =>
  askToConfirm({
    icon: 'question',
    title: texts.revokeTitle,
    text: texts.revokeWarning,
    confirmLabel: texts.turnOff,
  });

function Feed({ madeAt, endedAt }: CalendarFeed) {
  const client = useQueryClient();
  const [url, setUrl] = useState<string>();
  const show = (feed: { url?: string; madeAt: string | null }) => {
    setUrl(feed.url);
    client.setQueryData(feedQuery.queryKey, { madeAt: feed.madeAt, endedAt: null });
  };

  const renewal = useSaving({ mutationFn: () => call(calendarApi.renewCalendarFeed), onSuccess: show });
  const revocation = useSaving({
    mutationFn: () => call(calendarApi.revokeCalendarFeed),
    onSuccess: () => {
      show({ madeAt: null });
      void toast('success', texts.revokedToast);
    },
  });
  const busy = renewal.busy || revocation.busy;

  const renew = async () => {
    if (!madeAt || (await askToRenew())) renewal.save();
  };
  const revoke = async () => {
    if (await askToRevoke()) revocation.save();
  };

  return (
    <div className="grid gap-5">
      {url && madeAt && <NewAddress url={url} />}
      {madeAt && !url && <p>{texts.madeOn({ date: longDate(new Date(madeAt)) })}</p>}
      {endedAt && <p>{texts.endedOn({ date: longDate(new Date(endedAt)) })}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={renew} disabled={busy}>
          {madeAt ? texts.makeNewAddress : texts.makeAddress}
        </Button>
        {madeAt && (
          <Button variant="secondary" onClick={revoke} disabled={busy}>
            {texts.turnOff}
          </Button>
        )}
      </div>
    </div>
  );
}

export function CalendarSettings() {
  const { data, isPending, refetch } = useQuery(feedQuery);
  return (
    <SettingsSection id="calendar" title={texts.heading} text={texts.introduction}>
      {data && <Feed {...data} />}
      {isPending && <Skeleton className="h-11 w-40" />}
      {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
    </SettingsSection>
  );
}
