import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { dateIn } from '#clock.ts';
import { asking, everythingKept, expect, test } from './installed-test.ts';

/** The computer of the tests has no icons, so what is asked for is written down, in every page. */
async function watchBadge(context: BrowserContext) {
  const asked: (number | 'cleared')[] = [];
  await context.exposeFunction('noteBadge', (badge: number | 'cleared') => asked.push(badge));
  await context.addInitScript(() => {
    const { noteBadge } = window as unknown as { noteBadge(badge: number | 'cleared'): Promise<void> };
    Object.assign(Navigator.prototype, {
      setAppBadge: (count: number) => noteBadge(count),
      clearAppBadge: () => noteBadge('cleared'),
    });
  });
  return { latest: () => asked.at(-1) };
}

test('the number on Eat first and on the icon is right without a network, and goes with the person', async ({
  phone,
  signIn,
}) => {
  const { page, context } = phone;
  const badge = await watchBadge(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/dashboard');
  const today = dateIn(0);
  const { post } = await asking(phone);
  const { kitchenId } = await post('/kitchens', { name: 'Flat 4B' });
  const foods = [
    { title: 'Milk', expiryDate: today },
    { title: 'Ham', expiryDate: today },
    { title: 'Rice' },
  ];
  await post(`/kitchens/${kitchenId}/intents`, {
    intents: foods.map((food) => ({
      id: randomUUID(),
      kind: 'addItem',
      item: { ...food, id: randomUUID() },
    })),
  });
  const eatFirst = page
    .getByRole('navigation', { name: 'Every day' })
    .getByRole('link', { name: /^Eat first/ });
  await page.goto(`/kitchens/${kitchenId}`);
  await expect(eatFirst.first()).toHaveAccessibleName('Eat first 2 today');
  await expect.poll(badge.latest).toBe(2);
  await everythingKept(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Eaten: Milk' }).click();
  await expect(eatFirst.first()).toHaveAccessibleName('Eat first 1 today');
  await expect.poll(badge.latest).toBe(1);
  await page.goto('/dashboard');
  await expect(eatFirst.first()).toHaveAccessibleName('Eat first 1 today');
  await expect.poll(badge.latest).toBe(1);
  await context.setOffline(false);
  await expect(page.getByText(/to send/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(badge.latest).toBe('cleared');
});
