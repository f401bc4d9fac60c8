import type { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { deviceOf } from '@crisper/domain/push/device.ts';
import type { NoticeAct } from '@crisper/domain/push/notice-act.ts';
import type { pushApi } from '@crisper/domain/push/push-api.ts';
import type { PushNotice } from '@crisper/domain/push/push-notice.ts';

declare const self: ServiceWorkerGlobalScope;

// Only the types of the contract: its schemas would make the worker several times as large.
type Path = (typeof pushApi)[keyof typeof pushApi]['path'] | typeof accountsApi.refreshSession.path;

/** What a notice remembers until it is answered. */
type Answerable = Pick<PushNotice, 'path' | 'look' | 'token'>;

/** Not every browser has buttons in notices, and the types know only what all have. */
interface NoticeOptions extends NotificationOptions {
  actions: { action: string; title: string }[];
}

/** A server that hangs says nothing. */
const ANSWER_MS = 20_000;

const send = (method: 'GET' | 'POST', path: Path, body?: object, headers?: Record<string, string>) =>
  fetch(`/api${path}`, {
    method,
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as PushNotice));
});

async function show({ tag, title, body, path, look, buttons, due, token }: PushNotice): Promise<void> {
  const data: Answerable = { path, ...(look && { look }), ...(token && { token }) };
  const options: NoticeOptions = {
    ...{ tag, body, data, icon: '/icons/icon-192.png', badge: '/icons/maskable-192.png' },
    actions: buttons.map(({ act, label }) => ({ action: act, title: label })),
  };
  // Not every browser has numbers on icons, and a notice without one is a notice.
  if (due !== undefined) await self.navigator.setAppBadge?.(due).catch(() => undefined);
  await self.registration.showNotification(title, options);
}

const isAct = (action: string): action is NoticeAct => action === 'eaten' || action === 'tomorrow';

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(answer(event.action, event.notification.data as Answerable));
});

/** A button leads to the foods, also where its act was not done; a tap may lead to a dish. */
async function answer(action: string, { path, look = path, token }: Answerable): Promise<void> {
  if (token && isAct(action) && (await act(token, action))) return;
  await open(action === '' ? path : look);
}

/** Returns false when it was not done, without a connection too: the page then shows what there is. */
async function act(token: string, which: NoticeAct): Promise<boolean> {
  try {
    return (await send('POST', '/push/act', { token, act: which })).ok;
  } catch {
    return false;
  }
}

/** A tab that shows another page is left alone: it may hold a form that is half filled in. */
async function open(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === new URL(path, url).pathname);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain()));

/** The browser has replaced the subscription. Where the session has run out, the server writes mails instead. */
async function subscribeAgain(): Promise<void> {
  // Taking the permission away ends the subscription, too.
  if (Notification.permission !== 'granted') return;
  const refreshed = await send('POST', '/auth/refresh');
  if (!refreshed.ok) return;
  const { accessToken } = (await refreshed.json()) as { accessToken: string };
  const authorization = { authorization: `Bearer ${accessToken}` };
  const { key } = (await (await send('GET', '/push/key', undefined, authorization)).json()) as {
    key: string;
  };
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await send('POST', '/push/subscriptions', deviceOf(subscription, key), authorization);
}
