import { ntfyApi } from '@crisper/domain/reminders/ntfy-api.ts';
import type { ChosenReminders } from '@crisper/domain/reminders/reminder-settings.ts';
import { remindersApi } from '@crisper/domain/reminders/reminders-api.ts';
import { call } from '#http/call.ts';

/** A person who names a topic wants to be reminded. */
export async function chooseTopic(
  url: string | null,
  { mode, hour }: Pick<ChosenReminders, 'mode' | 'hour'>,
): Promise<void> {
  await call(ntfyApi.setNtfyTopic, { body: { url } });
  if (url !== null && mode === 'off') await call(remindersApi.setReminders, { body: { mode: 'due', hour } });
}
