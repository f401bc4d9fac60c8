import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import { pictureUrl } from '@crisper/domain/pictures/picture.ts';
import { listBmiResults } from '#bmi/bmi.queries.ts';
import type { Viewer } from '#calling/viewer.ts';
import { listConsultations } from '#consultations/consultations.queries.ts';
import type { Database } from '#db/database.ts';
import { selectItems, toItem } from '#items/items.queries.ts';
import { findLetter } from '#newsletter/newsletter.queries.ts';
import { getReminders } from '#reminders/reminders.queries.ts';
import { listEvents } from './account-events.ts';
import { requireUser } from './accounts.queries.ts';

/** Everything that is kept about the person. */
export async function exportAccount(db: Database, viewer: Viewer): Promise<AccountExport> {
  const { accountId } = viewer;
  const items = await selectItems(db, viewer)
    .where('items.owner_id', '=', accountId)
    .orderBy('items.id')
    .execute();
  const activities = await db
    .selectFrom('activities')
    .select(['action', 'happened_at'])
    .where('owner_id', '=', accountId)
    .orderBy('id')
    .execute();
  const pictures = await db
    .selectFrom('pictures')
    .select(['id', 'created_at'])
    .where('owner_id', '=', accountId)
    .orderBy('id')
    .execute();
  return {
    exportedAt: new Date().toISOString(),
    profile: await requireUser(db, accountId),
    items: items.map((item) => toItem(item, viewer)),
    activities: activities.map(({ action, happened_at }) => ({
      action,
      happenedAt: happened_at.toISOString(),
    })),
    bmiResults: await listBmiResults(db, accountId),
    events: await listEvents(db, accountId),
    reminders: await getReminders(db, accountId),
    consultations: await listConsultations(db, accountId),
    letter: await findLetter(db, accountId),
    pictures: pictures.map(({ id, created_at }) => ({
      url: pictureUrl(id),
      uploadedAt: created_at.toISOString(),
    })),
  };
}
