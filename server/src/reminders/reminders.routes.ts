import { api } from '@crisper/domain/api.ts';
import { dateAt } from '@crisper/domain/calendar-date.ts';
import * as paths from '@crisper/domain/paths.ts';
import { canPutOffTo } from '@crisper/domain/reminders/reminder.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import type { FastifyInstance } from 'fastify';
import { mailFirstEmailProof } from '#accounts/email-proof.commands.ts';
import { serveOneClick } from '#api/one-click.ts';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { actOnNotice } from './notice-acts.commands.ts';
import { putOff, setReminders, stopReminders } from './reminders.commands.ts';
import { getReminders } from './reminders.queries.ts';

export function remindersRoutes(app: FastifyInstance, db: Database, publicAddress: () => string): void {
  serve(app, api.getReminders, (_input, request) => getReminders(db, requireViewer(request).accountId));

  serve(app, api.setReminders, async ({ body }, request) => {
    const viewer = requireViewer(request);
    await setReminders(db, viewer, body);
    const { mode, alsoMail, devices, topic } = await getReminders(db, viewer.accountId);
    const showsNotices = devices > 0 || topic !== null;
    if (mode !== 'off' && (!showsNotices || alsoMail)) await mailFirstEmailProof(db, viewer, publicAddress());
    return getReminders(db, viewer.accountId);
  });

  serve(app, api.putOffReminder, async ({ body: { day } }, request) => {
    const { accountId, timeZone } = requireViewer(request);
    if (day !== null && !canPutOffTo(day, dateAt(new Date(), timeZone)))
      throw invalidInput([{ field: 'day', code: 'invalid' }]);
    await putOff(db, accountId, day);
    return getReminders(db, accountId);
  });

  serve(app, api.actOnNotice, async ({ body }) => {
    await actOnNotice(db, body.token, body.act);
    return { success: true };
  });

  serveOneClick(app, api.stopReminders, {
    page: paths.stopReminders,
    act: (token) => stopReminders(db, token),
  });
}
