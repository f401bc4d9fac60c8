import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { AccountPart } from '#accounts/account-part.ts';
import { listConsultations } from './consultations.queries.ts';

export const consultationsOfAccount: AccountPart<AccountExport['consultations']> = {
  exportOf: (db, { accountId }) => listConsultations(db, accountId),
};
