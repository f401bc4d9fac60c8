import { api } from '@crisper/domain/api.ts';
import type { CalendarFeed } from '@crisper/domain/calendar/calendar-feed.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import { call } from '#http/call.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { TextField } from '#ui/field.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { useSaving } from '#ui/toasts/use-saving.ts';

const feedQuery = queryOptions({ queryKey: ['calendar'], queryFn: () => call(api.getCalendarFeed) });
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    void toast('success', 'Address copied.');
  } catch {
    void toast('error', 'Your browser does not let us copy. Please select the address and copy it yourself.');
  }
}

/** The address while it is known: right after it was made. */
function NewAddress({ url }: { url: string }) {
  return (
    <div className="grid gap-4">
      <TextField
        label="Your calendar address"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        hint="Add it as a calendar from the web. We show it only now; make a new one if you lose it."
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => copy(url)}>
          <Copy aria-hidden="true" className="size-4.5" /> Copy address
        </Button>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-brand hover:bg-brand-soft"
        >
          <CalendarPlus aria-hidden="true" className="size-4.5" /> Open in my calendar program
        </a>
      </div>
    </div>
  );
}

const askToRenew = () =>
  askToConfirm({
    icon: 'question',
    title: 'Make a new address?',
    text: 'Calendars that use the old one stop getting your dates.',
    confirmLabel: 'Make a new one',
  });

const askToRevoke = () =>
  askToConfirm({
    icon: 'question',
    title: 'Turn it off?',
    text: 'Calendars that use the address stop getting your dates.',
    confirmLabel: 'Turn it off',
  });

function Feed({ madeAt, endedAt }: CalendarFeed) {
  const client = useQueryClient();
  const [url, setUrl] = useState<string>();
  const { busy, save } = useSaving();
  const show = (feed: { url?: string; madeAt: string | null }) => {
    setUrl(feed.url);
    client.setQueryData(feedQuery.queryKey, { madeAt: feed.madeAt, endedAt: null });
  };

  const renew = async () => {
    if (madeAt && !(await askToRenew())) return;
    await save(async () => show(await call(api.renewCalendarFeed)));
  };
  const revoke = async () => {
    if (!(await askToRevoke())) return;
    await save(async () => {
      await call(api.revokeCalendarFeed);
      show({ madeAt: null });
      void toast('success', 'The calendar address no longer works.');
    });
  };

  return (
    <div className="grid gap-5">
      {url && madeAt && <NewAddress url={url} />}
      {madeAt && !url && (
        <p>You have had an address since {longDate.format(new Date(madeAt))}. We cannot show it again.</p>
      )}
      {endedAt && (
        <p>
          The address you had was ended on {longDate.format(new Date(endedAt))}, because you chose a new
          password or logged out everywhere. Calendars that use it get nothing more; make a new one for them.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={renew} disabled={busy}>
          {madeAt ? 'Make a new address' : 'Make an address'}
        </Button>
        {madeAt && (
          <Button variant="secondary" onClick={revoke} disabled={busy}>
            Turn it off
          </Button>
        )}
      </div>
    </div>
  );
}

export function CalendarSettings() {
  const { data, isPending, refetch } = useQuery(feedQuery);
  return (
    <SettingsSection
      title="Calendar"
      text="Every expiry date of your food, in the calendar program you use anyway. Whoever has the address can read the dates, so keep it to yourself."
    >
      {data && <Feed {...data} />}
      {isPending && <Skeleton className="h-11 w-40" />}
      {!data && !isPending && (
        <LoadFailed message="Failed to load your calendar address" onRetry={() => refetch()} />
      )}
    </SettingsSection>
  );
}
