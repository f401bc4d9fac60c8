import { api } from '@crisper/domain/api.ts';
import { call } from '#http/call.ts';

export const subscribe = (email: string) => call(api.subscribe, { body: { email } });

export const confirmSubscription = (token: string) => call(api.confirmSubscription, { body: { token } });

export const stopReminders = (token: string) => call(api.stopReminders, { params: { token } });

export const unsubscribe = (token: string) => call(api.unsubscribe, { params: { token } });
