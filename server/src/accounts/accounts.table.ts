import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Generated } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    account_emails: AccountEmailsTable;
    accounts: AccountsTable;
    credentials: CredentialsTable;
    email_proofs: EmailProofsTable;
    identities: IdentitiesTable;
    password_resets: PasswordResetsTable;
  }
}

/** Which account has an email address: its key makes the address unique. */
interface AccountEmailsTable {
  email: string;
  account_id: string;
}

interface AccountsTable {
  id: string;
  /** The same as in `account_emails`, for those who know the account. */
  email: string;
  /** Null until the person has proven that the email address is theirs. */
  email_verified_at: Date | null;
  display_name: string | null;
  photo_url: string | null;
  time_zone: TimeZone;
  /** As pages said it, or a newer server; null while none has. */
  language: Generated<string | null>;
  /** Who sees the email address beside the person's items. */
  email_seen_by: Generated<EmailAudience>;
  created_at: Date;
  /** When the person deleted it, while some of its data is still left. */
  deleted_at: Generated<Date | null>;
}

interface CredentialsTable {
  account_id: string;
  password_hash: string;
  changed_at: Date;
}

interface IdentitiesTable {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Date;
}

interface EmailProofsTable {
  account_id: string;
  token_hash: string;
  expires_at: Date;
}

interface PasswordResetsTable {
  account_id: string;
  token_hash: string;
  expires_at: Date;
}
