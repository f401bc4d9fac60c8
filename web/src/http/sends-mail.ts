import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { request } from './request.ts';

/** Whether this Crisper has a mail server. If the server cannot be asked, it is assumed to have one. */
export async function sendsMail(): Promise<boolean> {
  try {
    return (await request(accountsApi.listProviders, null)).sendsMail;
  } catch {
    return true;
  }
}
