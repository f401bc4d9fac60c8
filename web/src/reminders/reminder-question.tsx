import { ntfyApi } from '@crisper/domain/reminders/ntfy-api.ts';
import { remindersApi } from '@crisper/domain/reminders/reminders-api.ts';
import * as texts from '@crisper/texts/reminders/reminder-question.ts';
import * as deviceTexts from '@crisper/texts/reminders/this-device.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { forgetPutIn } from '#session/first-run/put-in.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useProviders } from '#session/use-providers.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { tellError } from '#ui/toasts/tell-error.ts';
import { toast } from '#ui/toasts/toasts.tsx';
import { deviceQuery } from './device-query.ts';
import { EmailProofNotice } from './email-proof-notice.tsx';
import { hourText } from './hour-text.ts';
import { NoWay, ToCalendar } from './no-way.tsx';
import { isObstacle, turnOnNotices } from './push-device.ts';
import { mayAsk, putAside } from './put-aside.ts';
import { type AskedWay, HourChoice, type ReminderHour, WayChoice, waysHere } from './reminder-choices.tsx';
import { remindersQuery } from './reminders-query.ts';
import { TopicField } from './topic-field.tsx';

interface ReminderQuestionProps {
  user: SessionUser;
  /** What the person has just put in, named as the first thing to be reminded of, and its day in words. */
  title: string;
  day: string;
}

/** Nothing is asked of people who have chosen before, or where nothing can be sent. */
export function ReminderQuestion({ user, title, day }: ReminderQuestionProps) {
  const client = useQueryClient();
  const providers = useProviders();
  const { data: settings, isError } = useQuery(remindersQuery);
  const { data: device } = useQuery(deviceQuery);
  const canNotify = device === 'off';
  const obstacle = device && isObstacle(device) ? device : null;
  const sendsMail = providers?.sendsMail !== false;
  const ways = waysHere(canNotify, sendsMail);
  const [chosen, setWay] = useState<AskedWay | null>(null);
  const way = chosen && ways.includes(chosen) ? chosen : ways[0];
  const [topic, setTopic] = useState('');
  const [topicError, setTopicError] = useState<string>();
  const [hour, setHour] = useState<ReminderHour>(17);
  const [isSaved, setSaved] = useState(false);
  // The browser allowed nothing when it was asked, and no mail goes out.
  const [isRefused, setRefused] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, save } = useSaving({
    mutationFn: async () => {
      // First of all, while the browser still counts the tap.
      const state = canNotify && way === 'push' ? await turnOnNotices() : 'off';
      if (state !== 'off') client.setQueryData(deviceQuery.queryKey, state);
      if (way === 'ntfy') await call(ntfyApi.setNtfyTopic, { body: { url: topic.trim() } });
      else if (state !== 'on' && !sendsMail) return null;
      return call(remindersApi.setReminders, { body: { mode: 'due', hour } });
    },
    onSuccess: (saved) => {
      if (saved === null) return setRefused(true);
      setSaved(true);
      client.setQueryData(remindersQuery.queryKey, saved);
      if (saved.devices > 0) {
        void toast('success', deviceTexts.askedToast({ time: hourText(hour) }));
        return forgetPutIn();
      }
      if (way === 'ntfy') {
        void toast('success', texts.savedForNtfyToast({ time: hourText(hour) }));
        return forgetPutIn();
      }
      if (saved.emailProof !== 'proven') return;
      void toast('success', texts.savedToast({ time: hourText(hour), email: user.email }));
      forgetPutIn();
    },
    onError: (error) => {
      const about = error instanceof ApiError ? error.fields.url : undefined;
      setTopicError(about);
      if (about === undefined) tellError(error);
    },
  });

  const [isTime] = useState(() => mayAsk(user.uid));
  const isPointless = !isTime || isError || (settings?.isChosen !== false && !isSaved);
  const isKnown = providers !== null && device !== undefined && (settings !== undefined || isError);
  useEffect(() => {
    if (isKnown && isPointless) forgetPutIn();
  }, [isKnown, isPointless]);

  const isAsked = isKnown && !isPointless;
  useEffect(() => {
    // A person who is typing the next food is not interrupted.
    if (isAsked && !document.activeElement?.matches('input, textarea')) heading.current?.focus();
  }, [isAsked]);
  if (!isAsked) return null;

  const notNow = () => {
    putAside(user.uid);
    forgetPutIn();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };

  return (
    <section
      aria-labelledby="reminder-question"
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-4 shadow-rest sm:p-6"
    >
      <header className="grid justify-items-center gap-1 text-center">
        <FoodPicture name="bell" className="size-16" />
        <h2 ref={heading} id="reminder-question" tabIndex={-1} className="text-heading outline-none">
          {texts.title}
        </h2>
        <p className="line-clamp-4 text-ink-soft wrap-anywhere">{texts.text({ title, day })}</p>
      </header>
      {isRefused && obstacle ? (
        <NoWay device={obstacle} onDone={notNow} />
      ) : isSaved && settings ? (
        <div className="grid gap-3">
          <EmailProofNotice proof={settings.emailProof} email={user.email} />
          <Button onClick={forgetPutIn}>{texts.done}</Button>
        </div>
      ) : (
        <form method="post" onSubmit={submit} className="grid gap-3">
          {isRefused && <p role="alert">{texts.notAllowed}</p>}
          <fieldset disabled={busy} className="grid gap-3">
            <legend className="sr-only">{texts.title}</legend>
            {way !== 'calendar' && <HourChoice hour={hour} onChoose={setHour} />}
            {ways.length > 1 && <WayChoice {...{ ways, way }} onChoose={setWay} />}
            {way === 'ntfy' && <TopicField {...{ topic }} error={topicError} onChange={setTopic} />}
          </fieldset>
          {(way === 'mail' || way === 'calendar') && (
            <p className="text-center text-sm text-ink-soft wrap-anywhere">
              {way === 'mail' ? texts.mailTo(user) : texts.calendarShows}
            </p>
          )}
          {(obstacle || !sendsMail) && (
            <p className="text-center text-caption text-ink-soft">
              {obstacle && deviceTexts.stateText[obstacle]} {!sendsMail && texts.noMail}
            </p>
          )}
          {way === 'calendar' ? (
            <ToCalendar />
          ) : (
            <Button type="submit" size="large" disabled={busy}>
              {texts.remindMe({ time: hourText(hour) })}
            </Button>
          )}
          <Button variant="quiet" onClick={notNow}>
            {texts.notNow}
          </Button>
        </form>
      )}
    </section>
  );
}
