import type { PushNotice } from '@crisper/domain/push/push-notice.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabAt, WorkerRealm } from './testing/worker-realm.ts';

const notice: PushNotice = {
  ...{ tag: 'milk', title: 'Milk', body: 'Today is its last day.', path: '/kitchens/home' },
  buttons: [{ act: 'eaten', label: 'Eaten' }],
  token: 'once',
};

let realm: WorkerRealm;
beforeEach(async () => {
  realm = new WorkerRealm();
  await realm.start();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The person presses a button of the notice, or the notice itself. */
const press = (action: string, data: object = { path: notice.path, token: notice.token }) =>
  realm.fire('notificationclick', { action, notification: { data, close: () => undefined } });

test('a message is shown with its buttons; one without content is nothing', async () => {
  await realm.fire('push', { data: { json: () => notice } });
  await realm.fire('push', { data: null });
  expect(realm.notices).toMatchObject([
    { title: 'Milk', options: { tag: 'milk', actions: [{ action: 'eaten', title: 'Eaten' }] } },
  ]);
});

test('a button does what it says without a page', async () => {
  realm.answers.set('/api/push/act', () => Response.json({}));
  await press('eaten');
  expect(realm.asked).toEqual([{ path: '/api/push/act', body: { token: 'once', act: 'eaten' } }]);
  expect(realm.opened).toEqual([]);
});

test.each([
  ['the server refuses the act', 'eaten', undefined, false],
  ['there is no connection', 'eaten', undefined, true],
  ['the notice itself is pressed', '', undefined, false],
  ['the button is one that opens', 'open', undefined, false],
  ['the notice allows no act', 'eaten', { path: notice.path }, false],
])('the page is opened where %s', async (_, action, data, isOffline) => {
  realm.isOffline = isOffline;
  await press(action, data);
  expect(realm.opened).toEqual([notice.path]);
});

test('a tab that shows the page already is used; one with another page is left alone', async () => {
  const [there, elsewhere] = [tabAt(notice.path), tabAt('/dashboard/add-foods')];
  realm.tabs = [elsewhere];
  await press('');
  expect(realm.opened).toEqual([notice.path]);
  realm.tabs = [elsewhere, there];
  await press('');
  expect(realm.opened).toHaveLength(1);
  expect(there.focus).toHaveBeenCalledOnce();
  expect(elsewhere.focus).not.toHaveBeenCalled();
});

test('a subscription that the browser replaced is told to the server', async () => {
  realm.answers.set('/api/auth/refresh', () => Response.json({ accessToken: 'token' }));
  realm.answers.set('/api/push/key', () => Response.json({ key: 'key' }));
  await realm.fire('pushsubscriptionchange');
  expect(realm.asked.at(-1)).toMatchObject({
    path: '/api/push/subscriptions',
    body: { endpoint: 'https://push.example/1', serverKey: 'key' },
  });
});

test('nobody is subscribed again without a session, or without permission', async () => {
  await realm.fire('pushsubscriptionchange');
  expect(realm.asked.map(({ path }) => path)).toEqual(['/api/auth/refresh']);
  vi.stubGlobal('Notification', { permission: 'denied' });
  await realm.fire('pushsubscriptionchange');
  expect(realm.asked).toHaveLength(1);
});
