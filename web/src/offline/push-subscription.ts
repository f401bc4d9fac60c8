import { DAY_MS } from '@crisper/domain/durations.ts';
import { deviceOf } from '@crisper/domain/push/device.ts';
import { pushApi } from '@crisper/domain/push/push-api.ts';
import { call } from '#http/call.ts';
import { forgetNotices, keepNotices, keptNotices } from './notices-here.ts';

/** Subscribes this browser to notices, or tells the server once more of its subscription. */
export async function subscribe({ pushManager }: ServiceWorkerRegistration, person: string): Promise<void> {
  const { key } = await call(pushApi.getPushKey);
  const known = await pushManager.getSubscription();
  const usable = keptNotices()?.key === key ? known : null;
  // One that was made with another key cannot be used any more.
  if (!usable) await known?.unsubscribe();
  const subscription =
    usable ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await call(pushApi.subscribeDevice, { body: deviceOf(subscription, key) });
  keepNotices({ person, key, at: Date.now() });
}

export async function unsubscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  forgetNotices();
  const subscription = await pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await call(pushApi.unsubscribeDevice, { body: { endpoint } });
}

/**
 * Once a day, for a person who wants notices here: the browser may have dropped or renewed the subscription while no page
 * was open, and the server may have lost it with a restored backup.
 */
export async function renewSubscription(
  registration: ServiceWorkerRegistration,
  person: string,
): Promise<void> {
  const notices = keptNotices();
  const isDue = notices?.person === person && Date.now() - notices.at >= DAY_MS;
  if (isDue && Notification.permission === 'granted') await subscribe(registration, person);
}
