import type { AccessTokens } from '#calling/access-tokens.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Passwords } from './passwords.ts';

/** What signing in, in all its ways, works with. */
export interface IdentityServices {
  config: Config;
  db: Database;
  tokens: AccessTokens;
  passwords: Passwords;
  /** Where people reach the product; a request's own idea of it is not to be mailed to anybody. */
  publicAddress(): string;
}
