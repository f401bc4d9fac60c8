import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';

declare module '#db/tables.ts' {
  interface Tables {
    account_events: AccountEventsTable;
  }
}

interface AccountEventsTable {
  account_id: string;
  id: string;
  kind: AccountEventKind;
  happened_at: Date;
  address: string;
  user_agent: string;
}
