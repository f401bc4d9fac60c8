import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { AccountPart } from '#accounts/account-part.ts';
import { endAllKeys } from '#calling/program-keys.commands.ts';
import { listKeys } from '#calling/program-keys.queries.ts';

export const keysOfAccount: AccountPart<AccountExport['keys']> = {
  exportOf: listKeys,
  async close(tx, accountId) {
    await endAllKeys(tx, accountId);
  },
};
