import type { AccessTokens } from '#calling/access-tokens.ts';
import type { Database } from '#db/database.ts';
import type { AccountParts } from './account-part.ts';
import type { Passwords } from './passwords.ts';
import type { SignInConfig } from './sign-in-config.ts';

/** What signing in, in all its ways, works with. */
export interface AccountServices {
  config: { publicUrl: string | null; smtpUrl: string | null; identity: SignInConfig };
  db: Database;
  tokens: AccessTokens;
  passwords: Passwords;
  /** What the features keep for an account. */
  parts: AccountParts;
  /** Where people reach the product; a request's own idea of it is not to be mailed to anybody. */
  publicAddress(): string;
}
