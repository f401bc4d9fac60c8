import { remindersApi } from '@crisper/domain/reminders/reminders-api.ts';
import * as texts from '@crisper/texts/reminders/reminder-question.ts';
import * as deviceTexts from '@crisper/texts/reminders/this-device.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#http/call.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useProviders } from '#session/use-providers.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { EmailProofNotice } from './email-proof-notice.tsx';
import { hourText } from './hour-text.ts';
import { turnOnNotices } from './push-device.ts';
import { remindersQuery } from './reminders-query.ts';
import { deviceQuery } from './this-device.tsx';

const HOURS = [8, 17, 20] as const;

interface ReminderQuestionProps {
  user: SessionUser;
  /** Answered, skipped, or nothing to ask: nothing can be sent from here, or the person has chosen before. */
  onDone: () => void;
}

export function ReminderQuestion({ user, onDone }: ReminderQuestionProps) {
  const client = useQueryClient();
  const providers = useProviders();
  const { data: settings, isError } = useQuery(remindersQuery);
  const { data: device } = useQuery(deviceQuery);
  const canNotify = device === 'off';
  const sendsMail = providers?.sendsMail !== false;
  const [isHereWanted, setHereWanted] = useState(true);
  const [hour, setHour] = useState<number>(17);
  const [isSaved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, save } = useSaving({
    mutationFn: async () => {
      // First of all, while the browser still counts the tap.
      const state = canNotify && isHereWanted ? await turnOnNotices() : 'off';
      if (state !== 'off') client.setQueryData(deviceQuery.queryKey, state);
      if (state !== 'on' && !sendsMail) return null;
      return call(remindersApi.setReminders, { body: { mode: 'due', hour } });
    },
    onSuccess: (saved) => {
      if (saved === null) {
        void toast('warning', deviceTexts.stateText.denied);
        return onDone();
      }
      setSaved(true);
      client.setQueryData(remindersQuery.queryKey, saved);
      if (saved.devices > 0) {
        void toast('success', deviceTexts.askedToast({ time: hourText(hour) }));
        return onDone();
      }
      if (saved.emailProof !== 'proven') return;
      void toast('success', texts.savedToast({ time: hourText(hour), email: user.email }));
      onDone();
    },
  });

  const isPointless = (!sendsMail && !canNotify) || isError || (settings?.isChosen !== false && !isSaved);
  const isKnown = providers !== null && device !== undefined && (settings !== undefined || isError);
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (isKnown && isPointless) finish();
  }, [isKnown, isPointless]);

  const isAsked = isKnown && !isPointless;
  useEffect(() => {
    if (!isAsked) return;
    heading.current?.focus({ preventScroll: true });
    // With the answers, which are lower than the heading.
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  if (!isAsked) return null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };

  return (
    <section
      aria-labelledby="reminder-question"
      className="grid gap-5 rounded-card border border-line bg-surface p-4 shadow-rest sm:p-6"
    >
      <header className="grid justify-items-center gap-1 text-center">
        <FoodPicture name="bell" className="size-16" />
        <h2 ref={heading} id="reminder-question" tabIndex={-1} className="text-heading outline-none">
          {texts.title}
        </h2>
        <p className="text-ink-soft wrap-anywhere">
          {canNotify && isHereWanted ? deviceTexts.askedText : texts.text({ email: user.email })}
        </p>
      </header>
      {isSaved && settings ? (
        <div className="grid gap-3">
          <EmailProofNotice proof={settings.emailProof} email={user.email} />
          <Button onClick={onDone}>{texts.done}</Button>
        </div>
      ) : (
        <form method="post" onSubmit={submit} className="grid gap-3">
          <fieldset disabled={busy} className="divide-y divide-line rounded-card border border-line">
            <legend className="sr-only">{texts.title}</legend>
            {HOURS.map((value) => (
              <label key={value} className="flex min-h-14 cursor-pointer items-center gap-2 px-4">
                <span className="flex-1">
                  <span className="font-semibold tabular-nums">{hourText(value)}</span> {texts.when[value]}
                </span>
                <input
                  type="radio"
                  name="hour"
                  value={value}
                  checked={hour === value}
                  onChange={() => setHour(value)}
                  className="size-6 accent-brand"
                />
              </label>
            ))}
          </fieldset>
          {canNotify && sendsMail && (
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4">
              <input
                type="checkbox"
                checked={isHereWanted}
                disabled={busy}
                onChange={(event) => setHereWanted(event.currentTarget.checked)}
                className="size-5 shrink-0 accent-brand"
              />
              <span>
                <span className="font-semibold">{deviceTexts.onThisDevice}</span> {deviceTexts.instead}
              </span>
            </label>
          )}
          <Button type="submit" size="large" disabled={busy}>
            {texts.remindMe({ time: hourText(hour) })}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {texts.notNow}
          </Button>
        </form>
      )}
    </section>
  );
}
