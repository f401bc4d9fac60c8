import type { ActivityKind } from '@crisper/domain/activities/activity.ts';
import type { Generated } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    activities: ActivitiesTable;
  }
}

interface ActivitiesTable {
  owner_id: string;
  id: string;
  /** The sentence that a server of the version before wrote; that server may still run beside this one. */
  action: Generated<string>;
  kind: ActivityKind;
  /** Null where that server wrote the row. */
  detail: string | null;
  happened_at: Date;
}
