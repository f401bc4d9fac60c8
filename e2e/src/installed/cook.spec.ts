import { randomUUID } from 'node:crypto';
import { dateIn } from '#clock.ts';
import { asking, everythingKept, expect, kitchenKept, test } from './installed-test.ts';

test('in flight mode there are dishes, one is cooked, taken back and cooked again, and it arrives once', async ({
  phone,
  signIn,
}) => {
  const { page, context } = phone;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/dashboard');
  const { post, get } = await asking(phone);
  const { kitchenId } = await post('/kitchens', { name: 'Flat 4B' });
  const foods = [
    { title: 'Spinach', expiryDate: dateIn(0) },
    { title: 'Feta', expiryDate: dateIn(1) },
    { title: 'Eggs', expiryDate: dateIn(9), amount: 10 },
  ];
  await post(`/kitchens/${kitchenId}/intents`, {
    intents: foods.map((food) => ({
      id: randomUUID(),
      kind: 'addItem',
      item: { id: randomUUID(), ...food },
    })),
  });
  const stored = async () => {
    const { items } = await get(`/kitchens/${kitchenId}/changes`);
    return Object.fromEntries(
      items.map(({ title, amount }: { title: string; amount: number }) => [title, amount]),
    );
  };
  await page.goto(`/kitchens/${kitchenId}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Spinach' })).toBeVisible();
  await everythingKept(page);
  await kitchenKept(page);

  // Cook was never opened on this phone.
  await context.setOffline(true);
  await page.goto(`/kitchens/${kitchenId}/cook`);
  await page.getByRole('link', { name: /^Frittata.*Uses.*Spinach/ }).click();
  const cook = async () => {
    await page.getByRole('button', { name: 'Cooked it' }).click();
    const sheet = page.getByRole('dialog', { name: 'What did you use?' });
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Cooked. 3 foods used.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Spinach' })).toHaveCount(0);
  };
  await cook();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Spinach' })).toBeVisible();
  await page.goto(`/kitchens/${kitchenId}/cook/frittata`);
  await cook();

  await context.setOffline(false);
  await expect.poll(stored).toEqual({ Eggs: 2 });
  await expect(page.getByText(/to send/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Eggs' })).toBeVisible();
  expect(await stored()).toEqual({ Eggs: 2 });
});
