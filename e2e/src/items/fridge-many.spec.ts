import { hold } from '#hold.ts';
import {
  card,
  cards,
  count,
  currentPage,
  openFridge,
  PHONE,
  pageButton,
  pageNumbers,
  pages,
  search,
  select,
  tile,
  titles,
  WIDE,
} from './fridge.ts';
import { expect, ownServer, test } from './items-test.ts';
import { dateInDays, openKitchen, type SeededFood, shownDate } from './kitchen.ts';

const CATEGORIES = ['Dairy', 'Meat', 'Vegetable', 'Fruits', 'Beverages', 'Snacks', 'Others'];
const ITEMS = 500;
/** A few seconds on an idle machine. */
const FILLING_TIMEOUT_MS = 300_000;

/** Every tenth has expired, every fifth of the others expires soon. */
const foods: SeededFood[] = Array.from({ length: ITEMS }, (_, index) => ({
  title: `Food ${String(index).padStart(3, '0')}`,
  category: CATEGORIES[index % CATEGORIES.length] ?? 'Others',
  days: index % 10 === 0 ? -1 : index % 5 === 0 ? index % 6 : 6 + (index % 90),
}));
const expired = foods.filter(({ days = 0 }) => days < 0).length;
const soon = foods.filter(({ days = 0 }) => days >= 0 && days <= 5).length;

// One fridge is filled for all of them.
test.describe.configure({ mode: 'default' });
test.use({ ...ownServer('fridge-many'), viewport: WIDE });

test.beforeAll(async ({ playwright, server }) => {
  test.setTimeout(FILLING_TIMEOUT_MS);
  const request = await playwright.request.newContext({ baseURL: server.url });
  await (await openKitchen(request)).stock(foods);
  await request.dispose();
});

test('the tiles count everything, what has expired and what nearly has', async ({ page }) => {
  await openFridge(page);
  await expect(tile(page, 'Total Items')).toHaveText('500');
  await expect(tile(page, 'Expired Items')).toHaveText(String(expired));
  await expect(tile(page, 'Nearly Expiring')).toHaveText(String(soon));
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the counts are what they are from the first moment', async ({ page }) => {
    await page.addInitScript(() => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      new MutationObserver(() => {
        const figure = document.querySelector('ul[aria-label="The fridge in numbers"] p')?.textContent;
        if (figure && shown.at(-1) !== figure) shown.push(figure);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await openFridge(page);
    await expect(tile(page, 'Total Items')).toHaveText('500');
    expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual(['500']);
  });
});

for (const [width, size, lastPage] of [
  [1280, 16, 32],
  [1279, 9, 56],
  [768, 9, 56],
  [767, 6, 84],
] as const) {
  test(`a screen of ${width} px shows ${size} items on each of ${lastPage} pages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    await openFridge(page);
    await expect(cards(page)).toHaveCount(size);
    expect(await pageNumbers(page)).toEqual(['1', '2', '3', '4', '5', '…', String(lastPage)]);
  });
}

test('leafing offers at most five pages, an ellipsis and the last one', async ({ page }) => {
  await openFridge(page);
  await pageButton(page, 5).click();
  await expect(currentPage(page)).toHaveText('5');
  expect(await pageNumbers(page)).toEqual(['3', '4', '5', '6', '7', '…', '32']);
  await pageButton(page, 32).click();
  await expect(currentPage(page)).toHaveText('32');
  expect(await pageNumbers(page)).toEqual(['28', '29', '30', '31', '32']);
  await expect(cards(page)).toHaveCount(ITEMS % 16);
  await expect(page).toHaveURL('/fridge?page=32');
  await pages(page).getByRole('button', { name: 'Previous page' }).click();
  await expect(currentPage(page)).toHaveText('31');
  await page.goBack();
  await expect(currentPage(page)).toHaveText('32');
});

test('leafing far in leaves nothing out and shows nothing twice', async ({ page }) => {
  // There, a page is requested by the key of its neighbour, which must make no difference.
  const byNeighbour: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('after')) byNeighbour.push(request.url());
  });
  const first = 17;
  await openFridge(page, `/fridge?sort=oldest&page=${first}`);
  const seen: string[] = [];
  for (let number = first; number <= 32; number++) {
    await expect(currentPage(page)).toHaveText(String(number));
    await expect(page.getByRole('region', { name: 'Items' })).toHaveAttribute('aria-busy', 'false');
    seen.push(...(await titles(page)));
    if (number < 32) await pages(page).getByRole('button', { name: 'Next page' }).click();
  }
  expect(seen).toHaveLength(ITEMS - (first - 1) * 16);
  expect(new Set(seen).size).toBe(seen.length);
  expect(byNeighbour.length).toBeGreaterThan(5);
});

test('the next page is there before it is asked for, and few pages are held', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/items') asked.push(url.searchParams.get('page') ?? '');
  });
  await openFridge(page);
  await expect(cards(page)).toHaveCount(16);
  await expect.poll(() => asked).toContain('2');
  asked.length = 0;
  await page.route('**/api/items?*', (route) =>
    route.request().url().includes('page=2') ? undefined : route.continue(),
  );
  await pageButton(page, 2).click();
  await expect(currentPage(page)).toHaveText('2');
  await expect(page.getByRole('region', { name: 'Items' })).toHaveAttribute('aria-busy', 'false');
});

test.describe('a card', () => {
  for (const [name, food, badge] of [
    ['what has expired', foods.find(({ days = 0 }) => days < 0), 'Expired'],
    ['what expires soon', foods.find(({ days = 0 }) => days >= 0 && days <= 5), 'Expiring Soon'],
    ['what is fresh', foods.find(({ days = 0 }) => days > 5), null],
  ] as const) {
    test(`of ${name} shows picture, badge, title, category, date and the way to its details`, async ({
      page,
    }) => {
      if (!food?.title || food.days === undefined) throw new Error('no such food');
      await openFridge(page, `/fridge?search=${food.title}`);
      const found = card(page, food.title);
      await expect(found).toContainText(food.category ?? '?');
      await expect(found).toContainText(shownDate(dateInDays(food.days)));
      if (badge) await expect(found.getByText(badge, { exact: true })).toBeVisible();
      else await expect(found.getByText(/^(Expired|Expiring Soon)$/)).toHaveCount(0);
      const picture = found.locator('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await found.getByRole('link', { name: 'View Details' }).click();
      await expect(page).toHaveURL(/\/items\/[\w-]{36}$/);
      await expect(page.getByRole('heading', { level: 1, name: food.title })).toBeVisible();
    });
  }
});

test.describe('filters', () => {
  test('a search finds titles and categories, whatever the case', async ({ page }) => {
    await openFridge(page, '/fridge?page=3');
    await search(page).pressSequentially('FOOD 123');
    await expect.poll(() => titles(page)).toEqual(['Food 123']);
    await expect(page).toHaveURL('/fridge?search=FOOD+123');
    await search(page).fill('beverag');
    await expect(count(page)).toHaveText(
      `${foods.filter(({ category }) => category === 'Beverages').length} items`,
    );
    await expect(cards(page).first()).toContainText('Beverages');
  });

  test('a search that finds very much says "at least", and can be leafed through all the same', async ({
    page,
  }) => {
    await openFridge(page, '/fridge?search=food&page=13');
    await expect(count(page)).toHaveText('200+ items');
    await pages(page).getByRole('button', { name: 'Next page' }).click();
    await expect(currentPage(page)).toHaveText('14');
    await expect(cards(page)).toHaveCount(16);
  });

  test('a category is matched exactly, and starts again at page 1', async ({ page }) => {
    await openFridge(page, '/fridge?page=3');
    await select(page, 'Category').selectOption('Fruits');
    const fruits = foods.filter(({ category }) => category === 'Fruits').length;
    await expect(count(page)).toHaveText(`${fruits} items`);
    await expect(page).toHaveURL('/fridge?category=Fruits');
    await expect(currentPage(page)).toHaveText('1');
    for (const text of await cards(page).allTextContents()) expect(text).toContain('Fruits');
  });

  for (const [status, matching] of [
    ['expired', expired],
    ['nearly-expired', soon],
    ['fresh', ITEMS - expired - soon],
  ] as const) {
    test(`${status} finds ${matching}`, async ({ page }) => {
      await openFridge(page);
      await select(page, 'Status').selectOption(status);
      await expect(count(page)).toHaveText(`${matching} items`);
      await expect(page).toHaveURL(`/fridge?status=${status}`);
    });
  }

  test('they can be combined, named, taken off one by one, and shared', async ({ page }) => {
    await openFridge(page, '/fridge?category=Dairy&status=fresh&search=food&sort=oldest');
    await expect(search(page)).toHaveValue('food');
    await expect(select(page, 'Category')).toHaveValue('Dairy');
    await expect(select(page, 'Status')).toHaveValue('fresh');
    await expect(select(page, 'Sort By')).toHaveValue('oldest');
    const active = page.getByRole('list', { name: 'Active filters' });
    await active.getByRole('button', { name: 'Dairy' }).click();
    await expect(page).toHaveURL('/fridge?search=food&status=fresh&sort=oldest');
    await active.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/fridge?sort=oldest');
    await expect(search(page)).toHaveValue('');
    await page.goBack();
    await expect(search(page)).toHaveValue('food');
    await page.reload();
    await expect(select(page, 'Status')).toHaveValue('fresh');
  });

  test('an address that makes no sense shows everything', async ({ page }) => {
    await openFridge(page, '/fridge?category=Furniture&status=gone&sort=price&page=-3');
    await expect(count(page)).toHaveText('500 items');
    await expect(currentPage(page)).toHaveText('1');
  });

  test('an answer that comes late is not shown over a newer one', async ({ page }) => {
    await openFridge(page);
    await expect(cards(page)).toHaveCount(16);
    const release = await hold(page, '**/api/items?*search=food+00&*');
    const asked = page.waitForRequest('**/api/items?*search=food+00&*');
    await search(page).fill('food 00');
    await asked;
    await search(page).fill('food 007');
    await expect.poll(() => titles(page)).toEqual(['Food 007']);
    release();
    await page.waitForLoadState('networkidle');
    expect(await titles(page)).toEqual(['Food 007']);
  });
});

test.describe('the order', () => {
  const dates = (page: Parameters<typeof cards>[0]) =>
    cards(page).evaluateAll((all) =>
      all.map((one) =>
        Date.parse(one.querySelector('h3')?.parentElement?.nextElementSibling?.lastChild?.textContent ?? ''),
      ),
    );

  test('is newest first unless another is chosen', async ({ page }) => {
    await openFridge(page);
    await expect(select(page, 'Sort By')).toHaveValue('newest');
    await expect(cards(page)).toHaveCount(16);
    const newest = await titles(page);
    await select(page, 'Sort By').selectOption('oldest');
    await expect(page).toHaveURL('/fridge?sort=oldest');
    await pageButton(page, 32).click();
    await expect(cards(page)).toHaveCount(4);
    expect((await titles(page)).reverse()).toEqual(newest.slice(0, 4));
  });

  for (const [sort, sign] of [
    ['expiry-soonest', 1],
    ['expiry-latest', -1],
  ] as const) {
    test(`${sort} goes by expiry date`, async ({ page }) => {
      await openFridge(page);
      await expect(cards(page)).toHaveCount(16);
      await select(page, 'Sort By').selectOption(sort);
      await expect(page.getByRole('region', { name: 'Items' })).toHaveAttribute('aria-busy', 'false');
      await expect
        .poll(async () => {
          const shown = await dates(page);
          return shown.every((date, index) => index === 0 || sign * (date - (shown[index - 1] ?? 0)) >= 0);
        })
        .toBe(true);
    });
  }
});

test('a screen that changes its width keeps what was being read', async ({ page }) => {
  await openFridge(page, '/fridge?page=3');
  await expect(cards(page)).toHaveCount(16);
  const reading = (await titles(page))[8] ?? '?';
  await card(page, reading).evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().top - 90),
  );
  // A frame for the page to notice where it was scrolled to.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.setViewportSize(PHONE);
  await expect(cards(page)).toHaveCount(6);
  await expect(card(page, reading)).toBeInViewport();
  await expect(page).toHaveURL('/fridge?page=7');
  await page.setViewportSize(WIDE);
  await expect(card(page, reading)).toBeInViewport();
  await expect(page).toHaveURL('/fridge?page=3');
});
