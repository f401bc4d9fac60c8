import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/reminders/reminder-question.ts';
import * as deviceTexts from '@crisper/texts/reminders/this-device.ts';
import { forgetPutIn } from '#session/first-run/put-in.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { Obstacle } from './push-device.ts';

export const ToCalendar = () => (
  <ButtonLink to={`${paths.myReminders}#calendar`} size="large" onClick={forgetPutIn}>
    {texts.toCalendar}
  </ButtonLink>
);

/** Nothing can be sent to the person: what would change that, and the calendar, which fetches by itself. */
export function NoWay({ device, onDone }: { device: Obstacle; onDone: () => void }) {
  return (
    <div className="grid gap-3">
      <p role="alert">
        {deviceTexts.stateText[device]} {texts.calendarInstead}
      </p>
      <ToCalendar />
      <Button variant="quiet" onClick={onDone}>
        {texts.notNow}
      </Button>
    </div>
  );
}
