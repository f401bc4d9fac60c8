import { whyNotRegister } from '@crisper/domain/accounts/registration.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { Transaction } from '#db/database.ts';
import type { AccountServices } from './account-services.ts';

type Services = Pick<AccountServices, 'config' | 'admitInvited'>;

/** Refuses before anything is looked up, so that a refusal does not tell who has an account. */
export function requireRegistration({ config }: Services, invitation: string | undefined): void {
  const refused = whyNotRegister(config.identity.registration, invitation !== undefined);
  if (refused) throw new AppError(refused);
}

/**
 * Admits the account that the transaction has opened. Where people come by invitation, it joins the kitchen in the same
 * transaction: a link for five people opens five accounts and no more.
 */
export async function admitNew(
  services: Services,
  tx: Transaction,
  { accountId, invitation }: { accountId: string; invitation: string | undefined },
): Promise<void> {
  requireRegistration(services, invitation);
  if (services.config.identity.registration === 'invited' && invitation !== undefined)
    await services.admitInvited(tx, accountId, invitation);
}
