import type { RegistrationPolicy } from '@crisper/domain/accounts/registration.ts';
import { accountParts } from '#account-parts.ts';
import { findAccountId, requireUser } from '#accounts/accounts.queries.ts';
import { closeAccount, finishDeletion } from '#accounts/delete-account.commands.ts';
import { argon2Passwords } from '#accounts/passwords.ts';
import { readablePassword, replacePassword } from '#accounts/replace-password.commands.ts';
import type { Database } from '#db/database.ts';
import { OperatorError } from '#run.ts';
import { countAll, listAccountsBySize, listKitchensBySize } from './sizes.queries.ts';
import { megabytes, textTable } from './text-table.ts';

export interface Asked {
  db: Database;
  registration: RegistrationPolicy;
  email: string | undefined;
  /** How many rows a list shows. */
  limit: number;
  /** Ends an account, instead of saying what that would do. */
  isSure: boolean;
}

export async function showAccounts({ db, limit }: Asked): Promise<string> {
  const accounts = await listAccountsBySize(db, limit);
  const { accounts: count } = await countAll(db);
  const rows = accounts.map(({ email, name, items, pictures, pictureBytes, kitchens, lastSeen }) => [
    ...[email, name ?? '', items, pictures, megabytes(pictureBytes), kitchens],
    lastSeen?.toISOString().slice(0, 10) ?? '',
  ]);
  const headings = ['Email address', 'Name', 'Items', 'Pictures', 'MB', 'Kitchens', 'Last seen'];
  return `${textTable(headings, rows)}\n${ofAll(rows.length, count, 'accounts')}`;
}

export async function showKitchens({ db, limit }: Asked): Promise<string> {
  const kitchens = await listKitchensBySize(db, limit);
  const { kitchens: count } = await countAll(db);
  const rows = kitchens.map(({ id, name, people, items, pictures, pictureBytes }) => [
    ...[name, people, items, pictures, megabytes(pictureBytes), id],
  ]);
  const headings = ['Name', 'People', 'Items', 'Pictures', 'MB', 'Id'];
  // The public fridge is in the list, and nobody's kitchen.
  return `${textTable(headings, rows)}\n${ofAll(rows.length, count + 1, 'kitchens, with the public fridge')}`;
}

const ofAll = (shown: number, count: number, what: string) =>
  shown < count ? `${shown} of ${count} ${what}; --all shows the others.` : `${count} ${what}.`;

const MEANING: Record<RegistrationPolicy, string> = {
  open: 'anybody can open an account',
  invited: 'people who were invited to a kitchen can open an account',
  closed: 'nobody can open an account',
};

export async function showRegistration({ db, registration }: Asked): Promise<string> {
  const { accounts, kitchens, bytes } = await countAll(db);
  return [
    `${accounts} accounts, ${kitchens} kitchens, ${megabytes(bytes)} MB in the database.`,
    `REGISTRATION=${registration}: ${MEANING[registration]}.`,
    'To change it, start Crisper with REGISTRATION=open, invited or closed.',
  ].join('\n');
}

export async function resetPassword({ db, email }: Asked): Promise<string> {
  const accountId = await requireAccount(db, email);
  const password = readablePassword();
  const passwordHash = await argon2Passwords().hash(password);
  await replacePassword({ db, parts: accountParts }, accountId, passwordHash);
  return [
    `${email} can log in with: ${password}`,
    'Every session of the account has ended. Tell the person to choose another password in their profile.',
    'After many wrong passwords they may have to wait a quarter of an hour before it is taken.',
  ].join('\n');
}

export async function endAccount({ db, email, isSure }: Asked): Promise<string> {
  const accountId = await requireAccount(db, email);
  if (!isSure) {
    const { displayName } = await requireUser(db, accountId);
    return [
      `This deletes the account of ${displayName ?? email}, what they put into the public fridge, and the kitchens in which they are alone.`,
      `Nothing was deleted yet. To do it: npm run admin -- end-account ${email} --yes`,
    ].join('\n');
  }
  const services = { db, parts: accountParts };
  await closeAccount(services, accountId);
  await finishDeletion(services, accountId);
  return `The account of ${email} is deleted.`;
}

async function requireAccount(db: Database, email: string | undefined): Promise<string> {
  if (!email) throw new OperatorError('Whose account? Add the email address to the command.');
  const accountId = await findAccountId(db, email.toLowerCase());
  if (!accountId)
    throw new OperatorError(`There is no account for ${email}: npm run admin -- accounts lists them.`);
  return accountId;
}
