import { alertTitled } from './alerts.ts';
import { expect, letIn, startKitchen, test } from './kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the profile lists the kitchens one is in, and lets one leave', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const ben = await meet('Ben Okafor');
  await letIn(ana, await startKitchen(ana, 'Flat 4B'), ben);
  await startKitchen(ben, 'Office');
  const { page } = ben;
  await page.goto('/dashboard/my-profile/kitchens');
  const section = page.getByRole('region', { name: 'You are in' });
  const flat = section.getByRole('listitem').filter({ hasText: 'Flat 4B' });
  await expect(flat).toContainText('Member · 2 people');
  await expect(section.getByRole('listitem').filter({ hasText: 'Office' })).toContainText('Owner · 1 person');
  await flat.getByRole('button', { name: 'Leave Flat 4B' }).click();
  await alertTitled(page, 'Leave Flat 4B?').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You have left Flat 4B.')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByRole('heading', { name: 'You are in' })).toBeFocused();
  await section.getByRole('link', { name: 'Office' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Office' })).toBeVisible();
});

test('from the profile one starts or joins a kitchen', async ({ meet }) => {
  const { page } = await meet('Ana Alvarez');
  await page.goto('/dashboard/my-profile/kitchens');
  await expect(page.getByText('You are in no kitchen yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Join one' }).click();
  await expect(page.getByRole('dialog', { name: 'Join a kitchen' })).toBeVisible();
  await page.goto('/dashboard/my-profile/kitchens');
  await page.getByRole('link', { name: 'Start a kitchen' }).click();
  await expect(page.getByRole('dialog', { name: 'What is it called?' })).toBeVisible();
});
