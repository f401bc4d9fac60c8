import { randomUUID } from 'node:crypto';
import { dateAt, timeAt } from '@crisper/domain/calendar-date.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { SHIFT_MS, shiftContext, shiftTo } from '#clock.ts';
import { newPerson } from '#people.ts';
import { startServer } from '#running-server.ts';
import { expect, letIn, signInAs, startKitchen, test } from './kitchens-test.ts';

/** A sample: the clock in the kitchen, where that is, and where its reader is. */
const SAMPLE = [
  ['00:30', 'Pacific/Honolulu', 'Pacific/Auckland'],
  ['12:00', 'Europe/Berlin', 'Pacific/Kiritimati'],
  ['23:30', 'Pacific/Auckland', 'Pacific/Honolulu'],
] as [string, TimeZone, TimeZone][];

for (const [time, there, here] of SAMPLE)
  test(`at ${time} in ${there} all pages say the kitchen’s day to a reader in ${here}`, async ({
    browser,
  }) => {
    const shift = shiftTo(time, there);
    const now = new Date(Date.now() + shift);
    const server = await startServer({}, undefined, shift);
    const context = await browser.newContext({ baseURL: server.url, timezoneId: here, locale: 'en-GB' });
    await shiftContext(context, shift - SHIFT_MS);
    const others = await browser.newContext({ baseURL: server.url });
    const ana = await signInAs(context, { ...newPerson(), name: 'Ana Alvarez' });
    const ben = await signInAs(others, { ...newPerson(), name: 'Ben Okafor' });
    const kitchenId = await startKitchen(ana);
    await ana.ask('PATCH', `/kitchens/${kitchenId}`, { timeZone: there });
    await letIn(ana, kitchenId, ben);
    const yoghurt = { id: randomUUID(), title: 'Yoghurt', belongsTo: ana.uid };
    const milk = { id: randomUUID(), title: 'Milk', expiryDate: dateAt(now, there) };
    const act = (kind: string, rest: object) => ({ intents: [{ id: randomUUID(), kind, ...rest }] });
    for (const item of [milk, yoghurt])
      await ana.ask('POST', `/kitchens/${kitchenId}/intents`, act('addItem', { item }));
    const eating = act('finishItem', { itemId: yoghurt.id, outcome: 'eaten' });
    await ben.ask('POST', `/kitchens/${kitchenId}/intents`, eating);

    const { page } = ana;
    const main = page.getByRole('main');
    await page.goto(`/kitchens/${kitchenId}`);
    await expect(main.getByRole('heading', { level: 2, name: /^Today is the last day/ })).toBeVisible();
    await page.goto('/notifications');
    await expect(main.getByRole('heading', { level: 2, name: /^Today is the last day/ })).toBeVisible();
    await expect(main.getByText('Flat 4B · today')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Eat first' })).toContainText('Today is the last day');
    await page.goto(`/kitchens/${kitchenId}/items/${yoghurt.id}`);
    const hour = timeAt(now, there).slice(0, 2);
    await expect(main.getByRole('listitem').filter({ hasText: 'Ben Okafor ate it' })).toContainText(
      new RegExp(`today, ${hour}:\\d\\d`),
    );
    await page.goto(`/kitchens/${kitchenId}/items/${milk.id}`);
    await expect(main.getByText('Put in by Ana Alvarez, today')).toBeVisible();

    for (const each of [context, others]) await each.close();
    await server.stop();
  });
