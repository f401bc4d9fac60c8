import type { Way } from '@crisper/domain/notifications/messages.ts';
import * as texts from '@crisper/texts/reminders/reminder-question.ts';
import { Bell, CalendarDays, Mail, MessageSquare } from 'lucide-react';
import { hourText } from './hour-text.ts';

const HOURS = [8, 17, 20] as const;
export type ReminderHour = (typeof HOURS)[number];

interface HourChoiceProps {
  hour: ReminderHour;
  onChoose: (hour: ReminderHour) => void;
}

export function HourChoice({ hour, onChoose }: HourChoiceProps) {
  return (
    <div className="divide-y divide-line rounded-card border border-line">
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
            onChange={() => onChoose(value)}
            className="size-6 accent-brand"
          />
        </label>
      ))}
    </div>
  );
}

/** How a person can be told: the ways of messages, and a calendar, which fetches by itself. */
export type AskedWay = Way | 'calendar';

const ICONS: Record<AskedWay, typeof Bell> = {
  push: Bell,
  ntfy: MessageSquare,
  mail: Mail,
  calendar: CalendarDays,
};

/** A calendar fetches from anywhere. Where no device can show notices, ntfy gets through from a plain server at home as well. */
export const waysHere = (canNotify: boolean, sendsMail: boolean): [AskedWay, ...AskedWay[]] => {
  if (canNotify) return sendsMail ? ['push', 'mail', 'calendar'] : ['push', 'calendar'];
  return sendsMail ? ['mail', 'ntfy', 'calendar'] : ['ntfy', 'calendar'];
};

interface WayChoiceProps {
  /** Those that can arrive here. */
  ways: readonly AskedWay[];
  way: AskedWay;
  onChoose: (way: AskedWay) => void;
}

export function WayChoice({ ways, way, onChoose }: WayChoiceProps) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {ways.map((value) => {
        const Icon = ICONS[value];
        return (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-4 text-sm font-semibold has-checked:border-brand-soft has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="way"
              value={value}
              checked={way === value}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4.5" />
            {texts.wayName[value]}
          </label>
        );
      })}
    </div>
  );
}
