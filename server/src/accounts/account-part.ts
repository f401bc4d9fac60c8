import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';
import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';

interface ChangedProfile {
  /** Whether others see another name, picture or email address than before. */
  isShownOtherwise: boolean;
  /** The new time zone, if it changed. */
  timeZone: TimeZone | undefined;
}

/** What a feature does when something happens to an account. */
export interface AccountFollower {
  followProfile?(tx: Transaction, accountId: string, change: ChangedProfile): Promise<void>;
  /** Ends access that needs no password. Returns the event to record, or null when there was nothing to end. */
  endAccess?(tx: Transaction, accountId: string): Promise<AccountEventKind | null>;
  /** Ends what other programs and devices are told: somebody else may have set it up. */
  endTelling?(tx: Transaction, accountId: string): Promise<void>;
  /** Deletes what must be gone at the moment the account is closed. */
  close?(tx: Transaction, accountId: string): Promise<void>;
  /** Deletes some rows of a closed account, few enough to keep no other writer waiting. Returns false when none were left. */
  deleteSome?(db: Database, accountId: string): Promise<boolean>;
  /** Deletes the last rows, while the account is locked. Returns false when there are rows for `deleteSome` again. */
  deleteRest?(tx: Transaction, accountId: string): Promise<boolean>;
}

/** The part of an account that a feature keeps. */
export interface AccountPart<Exported> extends AccountFollower {
  exportOf(db: Database, viewer: Viewer): Promise<Exported>;
}

type PartName = Exclude<keyof AccountExport, 'exportedAt' | 'profile' | 'events'>;
export type ExportedParts = Pick<AccountExport, PartName>;

/** One part for each key of the export that a feature owns, so that a missing one does not compile; called in this order. */
export type AccountParts = { readonly [Name in PartName]: AccountPart<AccountExport[Name]> } & {
  readonly calendar: AccountFollower;
};

export const followersOf = (parts: AccountParts): AccountFollower[] => Object.values(parts);
