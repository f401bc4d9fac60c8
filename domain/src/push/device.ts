import type { PushSubscriptionInput } from './push-subscription.ts';

/** As browsers have it. */
interface BrowserSubscription {
  toJSON(): { endpoint?: string; keys?: Record<string, string> };
}

/** What the server needs to know of a browser's subscription. */
export function deviceOf(subscription: BrowserSubscription, serverKey: string): PushSubscriptionInput {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }, serverKey };
}
