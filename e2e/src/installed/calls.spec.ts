import { randomUUID } from 'node:crypto';
import { asking, everythingKept, expect, type InstalledPhone, test } from './installed-test.ts';

/** What pages ask of the API from now on, in the order of its words. */
function listCalls(phone: InstalledPhone, kitchenId: string) {
  const calls: string[] = [];
  phone.context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const path = pathname
      .slice('/api'.length)
      .replace(kitchenId, ':kitchen')
      .replace(/[^/]+%40.+/, ':email');
    calls.push(`${request.method()} ${path}`);
  });
  return {
    sorted: () => calls.toSorted(),
    clear: () => calls.splice(0),
  };
}

const EACH_TIME = [
  'GET /account',
  'GET /kitchens',
  'GET /kitchens/:kitchen/changes',
  'GET /kitchens/events',
  'GET /notifications/:email',
];

test('opened again, a kitchen asks once what changed, and for the rest only where something did', async ({
  phone,
  signIn,
}) => {
  const { page } = phone;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const { post } = await asking(phone);
  const { kitchenId } = await post('/kitchens', { name: 'Flat 4B' });
  const putIn = (title: string) => {
    const item = { id: randomUUID(), title, quantity: 1, belongsTo: null };
    return post(`/kitchens/${kitchenId}/intents`, { intents: [{ id: randomUUID(), kind: 'addItem', item }] });
  };
  await putIn('Milk');
  const calls = listCalls(phone, kitchenId);
  await page.goto(`/kitchens/${kitchenId}`);
  await everythingKept(page);

  calls.clear();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Eaten: Milk' })).toBeVisible();
  await expect.poll(calls.sorted).toEqual(EACH_TIME);

  // Somebody puts something in while the phone is in a pocket.
  await page.goto('/robots.txt');
  await putIn('Butter');
  calls.clear();
  await page.goto(`/kitchens/${kitchenId}`);
  await expect(page.getByRole('button', { name: 'Eaten: Butter' })).toBeVisible();
  await expect
    .poll(calls.sorted)
    .toEqual([...EACH_TIME, 'GET /kitchens/:kitchen', 'GET /kitchens/:kitchen/members'].toSorted());
});
