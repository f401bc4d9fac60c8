import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';

export interface AccountEventsTable {
  account_id: string;
  id: string;
  kind: AccountEventKind;
  happened_at: Date;
  address: string;
  user_agent: string;
}
