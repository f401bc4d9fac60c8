import { randomInt } from 'node:crypto';
import { inTransaction } from '#db/transaction.ts';
import { recordEvent } from './account-events.ts';
import type { AccountServices } from './account-services.ts';
import { writePassword } from './credentials.writer.ts';
import { endAccess } from './end-access.ts';

/** Without those that look alike: i, l, o. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A password that can be read out: Kmpq-xwrt-dbnv-hzgs has 72 random bits. */
export function readablePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const [first = '', ...others] = Array.from({ length: GROUPS }, group);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join('-');
}

/** As the account's history shows it: on the server's own computer, by no browser. */
const BY_OPERATOR = { ip: '127.0.0.1', headers: {} };

/** Gives an account another password and ends its sessions. Unlike a mailed link, this proves no email address. */
export async function replacePassword(
  { db, parts }: Pick<AccountServices, 'db' | 'parts'>,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // A key that is being made is there before, or refused after.
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    await writePassword(tx, accountId, passwordHash);
    await endAccess(tx, { accountId, parts, from: BY_OPERATOR });
    await recordEvent(tx, accountId, 'password-reset', BY_OPERATOR);
    for (const table of ['password_resets', 'known_devices'] as const)
      await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  });
}
