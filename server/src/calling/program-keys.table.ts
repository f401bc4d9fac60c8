import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KeyScope } from '@crisper/domain/endpoint.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';

declare module '#db/tables.ts' {
  interface Tables {
    program_keys: ProgramKeysTable;
  }
}

interface ProgramKeysTable {
  id: string;
  account_id: string;
  token_hash: string;
  name: string;
  scope: KeyScope;
  /** Null: all kitchens that the person is in. */
  kitchen_id: KitchenId | null;
  made_at: Date;
  last_used_at: Date | null;
  last_day: CalendarDate | null;
}
