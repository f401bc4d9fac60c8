import type { Page } from '@playwright/test';
import { expect, test } from '#fixtures.ts';
import { hold } from '#hold.ts';

const PAGE_SIZE = 6;

interface Article {
  heading: string;
  description: string;
  category: string;
  tips: string[];
}

async function articles(page: Page): Promise<Article[]> {
  return (await page.request.get('/Blogs.json')).json();
}

const cards = (page: Page) => page.getByRole('article');
const headings = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByText(name, { exact: true });

test('shows six articles a page, and Previous and Next walk through all of them', async ({ page }) => {
  await page.goto('/blog');
  const all = await articles(page);
  const pages = Math.ceil(all.length / PAGE_SIZE);
  const seen: string[] = [];
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (let number = 1; number <= pages; number++) {
    await expect(page.getByText(`Page ${number} of ${pages}`)).toBeVisible();
    await expect(cards(page)).toHaveCount(Math.min(PAGE_SIZE, all.length - seen.length));
    seen.push(...(await headings(page)));
    if (number < pages) await page.getByRole('button', { name: 'Next' }).click();
  }
  expect(seen).toEqual(all.map((article) => article.heading));
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText(`Page ${pages - 1} of ${pages}`)).toBeVisible();
});

test('a card shows its picture, category, reading time and text', async ({ page }) => {
  await page.goto('/blog');
  const [first] = await articles(page);
  const card = cards(page).first();
  await expect(card).toContainText(first?.category ?? '?');
  await expect(card).toContainText(first?.description ?? '?');
  await expect(card).toContainText(/\d min read/);
  const picture = card.locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('key takeaways open one card at a time and close again', async ({ page }) => {
  await page.goto('/blog');
  const [one, two] = await articles(page);
  const summary = (nth: number) => cards(page).nth(nth).locator('summary');
  const firstTip = (nth: number, tip = '?') => cards(page).nth(nth).getByText(tip);
  await expect(firstTip(0, one?.tips[0])).toBeHidden();
  await summary(0).click();
  await expect(firstTip(0, one?.tips[0])).toBeVisible();
  await summary(1).click();
  await expect(firstTip(1, two?.tips[0])).toBeVisible();
  await expect(firstTip(0, one?.tips[0])).toBeHidden();
  await summary(1).click();
  await expect(firstTip(1, two?.tips[0])).toBeHidden();
});

test('a search finds words in headings and descriptions and starts again at page 1', async ({ page }) => {
  await page.goto('/blog?page=2');
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await search(page).pressSequentially('BOUQUET');
  await expect.poll(() => headings(page)).toEqual(['Treat herbs like cut flowers']);
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expect(page).toHaveURL('/blog?search=BOUQUET');
});

test('a category narrows the list and starts again at page 1', async ({ page }) => {
  await page.goto('/blog?page=2');
  const freezing = (await articles(page)).filter((article) => article.category === 'Freezing');
  await category(page, 'Freezing').click();
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  expect(await headings(page)).toEqual(freezing.map((article) => article.heading));
  await category(page, 'All').click();
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
});

test('the address carries the filter: it can be shared, and back undoes it', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await category(page, 'Leftovers').click();
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await page.goto('/blog?category=Leftovers&search=rice');
  await expect(search(page)).toHaveValue('rice');
  await expect(cards(page)).toHaveCount(1);
});

test('says when nothing is found, and shows everything again', async ({ page }) => {
  await page.goto('/blog');
  await search(page).fill('zeppelin');
  await expect(page.getByText('No articles found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await expect(search(page)).toHaveValue('');
});

test('the banner leads to adding food', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('main').getByRole('link', { name: 'Add your first item' })).toHaveAttribute(
    'href',
    '/dashboard/add-foods',
  );
});

test('everything can be done by keyboard', async ({ page }) => {
  await page.goto('/blog');
  await cards(page).first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(cards(page).first().getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Articles' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page of articles and their takeaways can be read', async ({ page }) => {
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await cards(page).nth(2).locator('summary').click();
    await expect(cards(page).nth(2).getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('arriving from another page', () => {
  const visitFromAbout = async (page: Page) => {
    await page.goto('/about');
    await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  };

  test('says that the articles are loading', async ({ page }) => {
    const answer = await hold(page, '**/Blogs.json');
    await visitFromAbout(page);
    await expect(page.getByText('Loading articles…')).toBeAttached();
    answer();
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await expect(page.getByText('Loading articles…')).toHaveCount(0);
  });

  test.describe('when the file cannot be had', () => {
    test.use({ expectedErrors: [/status of 503/] });

    test('articles that are there stay, without a word about it', async ({ page }) => {
      // What the page was built with is old by now, so it asks again, and once more after a failure.
      let asked = 0;
      await page.route('**/Blogs.json', async (route) => {
        await route.fulfill({ status: 503 });
        asked++;
      });
      await page.clock.install();
      await page.goto('/blog');
      await expect.poll(() => asked).toBe(1);
      await page.clock.runFor(10_000);
      await expect.poll(() => asked).toBe(2);
      await page.clock.runFor(10_000);
      await expect(cards(page)).toHaveCount(PAGE_SIZE);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('says what went wrong, and trying again helps', async ({ page }) => {
      await page.route('**/Blogs.json', (route) => route.fulfill({ status: 503 }));
      await visitFromAbout(page);
      await expect(page.getByRole('heading', { name: 'Error loading content' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Failed to fetch blogs');
      await page.unroute('**/Blogs.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(cards(page)).toHaveCount(PAGE_SIZE);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});
