import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { call } from './call.ts';

/** Whether this Crisper has a mail server. Where nobody can be asked, it is taken to have one. */
export async function sendsMail(): Promise<boolean> {
  try {
    return (await call(accountsApi.listProviders)).sendsMail;
  } catch {
    return true;
  }
}
