import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { listEvents } from './account-events.ts';
import type { AccountPart, AccountParts, ExportedParts } from './account-part.ts';
import type { AccountServices } from './account-services.ts';
import { requireUser } from './accounts.queries.ts';

/** Everything that is stored about the person. */
export async function exportAccount(
  { db, parts }: Pick<AccountServices, 'db' | 'parts'>,
  viewer: Viewer,
): Promise<AccountExport> {
  const { accountId } = viewer;
  return {
    exportedAt: new Date().toISOString(),
    profile: await requireUser(db, accountId),
    ...(await exportParts(db, viewer, parts)),
    events: await listEvents(db, accountId),
  };
}

async function exportParts(db: Database, viewer: Viewer, parts: AccountParts): Promise<ExportedParts> {
  const exported: Record<string, unknown> = {};
  for (const [name, part] of Object.entries<Partial<AccountPart<unknown>>>(parts)) {
    if (part.exportOf) exported[name] = await part.exportOf(db, viewer);
  }
  return exported as ExportedParts;
}
