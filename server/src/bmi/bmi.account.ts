import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { AccountPart } from '#accounts/account-part.ts';
import { listBmiResults } from './bmi.queries.ts';

export const bmiResultsOfAccount: AccountPart<AccountExport['bmiResults']> = {
  exportOf: (db, { accountId }) => listBmiResults(db, accountId),
};
