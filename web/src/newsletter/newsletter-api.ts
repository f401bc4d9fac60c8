import { api } from '@crisper/domain/api.ts';
import { call } from '#http/call.ts';
import { sendsMail } from '#http/sends-mail.ts';

/** False if the server sends no mail. Then it stores nothing. */
export async function subscribe(email: string): Promise<boolean> {
  if (!(await sendsMail())) return false;
  await call(api.subscribe, { body: { email } });
  return true;
}

export const confirmSubscription = (token: string) => call(api.confirmSubscription, { body: { token } });

export const unsubscribe = (token: string) => call(api.unsubscribe, { params: { token } });
