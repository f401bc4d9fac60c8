import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { request } from './request.ts';

/** Whether this Crisper has a mail server. Where nobody can be asked, it is taken to have one. */
export async function sendsMail(): Promise<boolean> {
  try {
    return (await request(accountsApi.listProviders, null)).sendsMail;
  } catch {
    return true;
  }
}
