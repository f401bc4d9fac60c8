import type { Reminders } from '@crisper/domain/reminders/reminder-settings.ts';
import * as texts from '@crisper/texts/reminders/reminders-state.ts';
import { hourText } from './hour-text.ts';
import type { DeviceState } from './push-device.ts';

interface Reach {
  /** Whether this browser shows notices. */
  device: DeviceState;
  sendsMail: boolean;
}

/** Whether, when and where the person is reminded, in one line. */
export function remindersState(
  { mode, hour, devices, topic, emailProof }: Reminders,
  { device, sendsMail }: Reach,
): string {
  const time = hourText(hour);
  if (mode === 'off') return texts.off;
  if (devices > 0) return device === 'on' ? texts.here({ time }) : texts.elsewhere({ time, count: devices });
  if (topic) return texts.byNtfy({ time });
  if (!sendsMail) return texts.noMail;
  return emailProof === 'proven' ? texts.byMail({ time }) : texts.unproven;
}
