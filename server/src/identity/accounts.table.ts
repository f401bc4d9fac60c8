import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Generated } from 'kysely';

export interface AccountsTable {
  id: string;
  email: string;
  /** Null until it was proven that the address is the person's own. */
  email_verified_at: Date | null;
  display_name: string | null;
  photo_url: string | null;
  time_zone: TimeZone;
  /** Whether others see the address beside the person's food. */
  shows_email: Generated<boolean>;
  created_at: Date;
}

export interface CredentialsTable {
  account_id: string;
  password_hash: string;
  changed_at: Date;
}

export interface IdentitiesTable {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Date;
}

export interface PasswordResetsTable {
  account_id: string;
  token_hash: string;
  expires_at: Date;
}
