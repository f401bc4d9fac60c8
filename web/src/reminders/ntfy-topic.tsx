import { ntfyApi } from '@crisper/domain/reminders/ntfy-api.ts';
import type { Reminders } from '@crisper/domain/reminders/reminder-settings.ts';
import { sendOutcomeText } from '@crisper/texts/receivers/send-outcome.ts';
import * as texts from '@crisper/texts/reminders/ntfy.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { chooseTopic } from './choose-topic.ts';
import { remindersQuery } from './reminders-query.ts';
import { TopicField } from './topic-field.tsx';

/** The topic of ntfy to which reminders go, and the button that tries it. */
export function NtfyTopic({ settings }: { settings: Reminders }) {
  const client = useQueryClient();
  const { topic } = settings;
  const [url, setUrl] = useState(topic?.url ?? '');
  const [error, setError] = useState<string>();
  const [outcome, setOutcome] = useState('');
  const reload = () => client.invalidateQueries({ queryKey: remindersQuery.queryKey, exact: true });
  const saving = useSaving({
    mutationFn: (chosen: string | null) => chooseTopic(chosen, settings),
    onSuccess: async (_, chosen) => {
      await reload();
      void toast('success', chosen === null ? texts.removed : texts.saved);
    },
    onError: (error) => setError(error instanceof ApiError ? (error.fields.url ?? error.message) : undefined),
  });
  const trying = useSaving({
    mutationFn: () => call(ntfyApi.tryNtfyTopic),
    onSuccess: async (seen) => {
      setOutcome(sendOutcomeText(seen));
      await reload();
    },
  });
  const busy = saving.busy || trying.busy;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(undefined);
    setOutcome('');
    saving.save(url.trim());
  };
  const isSaved = topic !== null && url.trim() === topic.url;
  return (
    <form
      method="post"
      onSubmit={submit}
      aria-labelledby="ntfy-topic"
      className="grid gap-3 rounded-control bg-sunken p-4"
    >
      <div className="grid gap-1">
        <h3 id="ntfy-topic" className="font-semibold">
          {texts.heading}
        </h3>
        <p className="text-sm text-ink-soft">{topic ? texts.stateText[topic.state] : texts.introduction}</p>
      </div>
      <TopicField topic={url} error={error} disabled={busy} onChange={setUrl} />
      <div className="flex flex-wrap gap-3">
        {!isSaved && (
          <Button type="submit" variant="secondary" disabled={busy}>
            {texts.save}
          </Button>
        )}
        {isSaved && (
          <Button variant="secondary" disabled={busy} onClick={() => trying.save()}>
            {texts.tryIt}
          </Button>
        )}
        {topic && (
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => {
              setUrl('');
              saving.save(null);
            }}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm">
        {isSaved && outcome}
      </p>
    </form>
  );
}
