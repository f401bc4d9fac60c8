import type { Role } from '@crisper/domain/kitchens/policy.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { register } from '#accounts/accounts.commands.ts';
import { argon2Passwords } from '#accounts/passwords.ts';
import type { Database } from '#db/database.ts';
import { PEOPLE } from './people.ts';

export interface DemoPerson {
  accountId: string;
  role: Role;
}

export async function openAccounts(db: Database, password: string): Promise<DemoPerson[]> {
  const passwordHash = await argon2Passwords().hash(password);
  return Promise.all(
    PEOPLE.map(async ({ email, name, role }) => ({
      accountId: await register(db, {
        registration: { name, email, photoURL: null },
        ...{ passwordHash, timeZone: UTC },
      }),
      role,
    })),
  );
}

/** A guest looks, and puts in nothing. */
export const whoLiveThere = (people: readonly DemoPerson[]): DemoPerson[] =>
  people.filter(({ role }) => role !== 'guest');
