import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { tabStore } from '#http/local-store.ts';

const KEY = 'cook-step';

/** At which step of a dish somebody was on that day; the first one if nobody was. */
export function keptStep(slug: string, today: CalendarDate): number {
  const [day, dish, step] = tabStore.read(KEY)?.split(' ') ?? [];
  return day === today && dish === slug ? Number(step) : 0;
}

/** Kept for the day: people look at the list and come back, with a pan on the fire. */
export const keepStep = (slug: string, today: CalendarDate, step: number): void =>
  tabStore.write(KEY, `${today} ${slug} ${step}`);

export const dropStep = (): void => tabStore.remove(KEY);
