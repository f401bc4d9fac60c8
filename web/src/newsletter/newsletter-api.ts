import { newsletterApi } from '@crisper/domain/newsletter/newsletter-api.ts';
import { call } from '#http/call.ts';
import { sendsMail } from '#http/sends-mail.ts';

/** False if the server sends no mail. Then it stores nothing. */
export async function subscribe(email: string): Promise<boolean> {
  if (!(await sendsMail())) return false;
  await call(newsletterApi.subscribe, { body: { email } });
  return true;
}

export const confirmSubscription = (token: string) =>
  call(newsletterApi.confirmSubscription, { body: { token } });

export const unsubscribe = (token: string) => call(newsletterApi.unsubscribe, { params: { token } });
