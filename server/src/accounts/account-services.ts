import type { AccessTokens } from '#calling/access-tokens.ts';
import type { Database, Transaction } from '#db/database.ts';
import type { AccountParts } from './account-part.ts';
import type { Passwords } from './passwords.ts';
import type { SignInConfig } from './sign-in-config.ts';

/** The services that every way of signing in uses. */
export interface AccountServices {
  config: {
    publicUrl: string | null;
    smtpUrl: string | null;
    productLookup: string | null;
    recipePages: { areRead: boolean };
    identity: SignInConfig;
  };
  db: Database;
  tokens: AccessTokens;
  passwords: Passwords;
  /** The parts of an account that the features keep. */
  parts: AccountParts;
  /** Lets a new account into the kitchen that the invitation is for, or throws why it does not. */
  admitInvited(tx: Transaction, accountId: string, invitation: string): Promise<void>;
  /** The public URL of the product; mails never use the host that a request names. */
  publicAddress(): string;
}
