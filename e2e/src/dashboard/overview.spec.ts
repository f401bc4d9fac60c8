import type { Page } from '@playwright/test';
import { hold } from '#hold.ts';
import { dateInDays, expect, refusals, test } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

const stat = (page: Page, label: string) =>
  page.locator('dl[aria-label="Items in numbers"] > div').filter({ hasText: label });
const section = (page: Page, name: string) => page.getByRole('region', { name });
const onlyMine = (page: Page) => page.getByRole('radio', { name: 'Only mine' });

test('tells who it is, and since when', async ({ page, me }) => {
  await page.goto('/dashboard');
  const card = section(page, 'You');
  await expect(card.getByRole('img', { name: me.name })).toHaveAttribute('src', '/avatar.svg');
  await expect(card).toContainText(me.name);
  await expect(card).toContainText(me.email);
  await expect(card).toContainText(/Member since [A-Z][a-z]+ \d+, 20\d\d/);
});

test('counts everybody’s items or one’s own, and remembers which', async ({ page, me }) => {
  await me.add({ title: 'Fresh', days: 20 });
  await me.add({ title: 'Soon', days: 1 });
  await me.add({ title: 'Late', days: 5 });
  await me.add({ title: 'Gone', days: -1 });
  await page.goto('/dashboard');
  await expect(page.getByRole('radio', { name: 'Everyone’s' })).toBeChecked();
  await onlyMine(page).check({ force: true });
  for (const [label, count] of [
    ['Total Items', 4],
    ['Expiring Soon', 2],
    ['Expired Items', 1],
    ['Fresh Items', 1],
  ] as const) {
    await expect(stat(page, label).locator('dd').first()).toHaveText(String(count));
    await expect(stat(page, label)).toContainText(`+${count} from last week`);
  }
  await page.reload();
  await expect(onlyMine(page)).toBeChecked();
});

test('a long title does not make a phone scroll sideways', async ({ page, me }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = 'Soup with a very long name '.repeat(7).trim();
  await me.add({ title, days: 0 });
  await page.goto('/dashboard');
  await onlyMine(page).check({ force: true });
  await expect(section(page, 'Eat first')).toContainText(title);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
});

test('tells what became less since last week', async ({ page, me }) => {
  await me.add({ title: 'Soon', days: 1 });
  await page.route('**/api/items/summary*', async (route) => {
    const response = await route.fetch();
    const summary = await response.json();
    const weekAgo = { ...summary, total: summary.total + 1234 };
    await route.fulfill({ response, json: { ...summary, weekAgo } });
  });
  await page.goto('/dashboard');
  await expect(stat(page, 'Total Items')).toContainText('−1,234 from last week');
  await expect(stat(page, 'Fresh Items')).toContainText('No change from last week');
});

test.describe('for those who like motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the numbers are what they are from the first moment', async ({ page, me }) => {
    await Promise.all(Array.from({ length: 20 }, () => me.add()));
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const figure = document.querySelector('dl[aria-label="Items in numbers"] dd');
        if (figure?.textContent) seen.add(figure.textContent);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto('/dashboard');
    await expect(stat(page, 'Total Items')).toContainText('from last week');
    const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
    expect(seen).toEqual([await stat(page, 'Total Items').locator('dd').first().innerText()]);
  });
});

test('shows what to eat first, most urgent first, and leads there', async ({ page, me }) => {
  for (const [title, days] of [
    ['Later', 4],
    ['First', 0],
    ['Second', 1],
  ] as const)
    await me.add({ title, days });
  await page.goto('/dashboard');
  await onlyMine(page).check({ force: true });
  const list = section(page, 'Eat first');
  await expect(list.getByRole('link')).toHaveText([
    /First.*Today is the last day/,
    /Second.*Tomorrow/,
    /Later.*In 4 days/,
  ]);
  await list.getByRole('link', { name: /First/ }).click();
  await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
});

test('each bar of the coming fourteen days leads to its items', async ({ page, me }) => {
  await me.add({ title: 'Two', days: 2 });
  await me.add({ title: 'Nine', days: 9 });
  await page.goto('/dashboard');
  await onlyMine(page).check({ force: true });
  const chart = section(page, 'Expiring in the next 14 days');
  await expect(chart.getByRole('link')).toHaveCount(14);
  await expect(chart.getByRole('link', { name: ': 1 item' })).toHaveCount(2);
  await chart.getByRole('link').nth(2).click();
  await expect(page).toHaveURL(`/dashboard/my-foods?expires=${dateInDays(2)}`);
  await expect(page.getByRole('rowheader')).toHaveText([/Two/]);

  await page.goto('/dashboard');
  await page.getByRole('radio', { name: 'Everyone’s' }).check({ force: true });
  await chart.getByRole('link').nth(9).click();
  await expect(page).toHaveURL(`/fridge?expires=${dateInDays(9)}`);
  await expect(page.getByRole('button', { name: 'Good through' })).toBeVisible();
});

test('lists the first five activities with date and time', async ({ page, me }) => {
  for (let number = 1; number <= 6; number++) await me.add({ title: `Thing ${number}` });
  await page.goto('/dashboard');
  const list = section(page, 'Recent Activities').getByRole('listitem');
  await expect(list).toHaveCount(5);
  await expect(list.first()).toHaveText(/Added Thing 6.*\w{3} \d+, 20\d\d at \d+:\d\d\s[AP]M/);
});

test('a skeleton while activities load, and words when there are none', async ({ page, me: _ }) => {
  const answer = await hold(page, '**/api/activities');
  await page.goto('/dashboard');
  const activities = section(page, 'Recent Activities');
  await expect(activities.getByText('Loading activities...')).toBeAttached();
  answer();
  await expect(activities.getByText('No recent activities found')).toBeVisible();
});

test('what cannot be loaded says so, and is there at another try', async ({ page, me: _ }) => {
  await page.route(/\/api\/(items|activities)/, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByText('The figures could not be loaded.')).toBeVisible();
  await expect(section(page, 'Recent Activities').getByText('could not be loaded')).toBeVisible();
  await expect(stat(page, 'Total Items')).toContainText('–');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await page.unroute(/\/api\/(items|activities)/);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(stat(page, 'Total Items')).not.toContainText('–');
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});

test('gives three tips on storing food', async ({ page, me: _ }) => {
  await page.goto('/dashboard');
  await expect(section(page, 'Food Storage Tips').getByRole('heading', { level: 3 })).toHaveText([
    'Dairy',
    'Vegetables',
    'Meat',
  ]);
});
