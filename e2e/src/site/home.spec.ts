import { expect, test } from '#fixtures.ts';

const hero = { name: 'What Crisper does' };
const testimonials = { name: 'What people say' };

test('the seven sections follow each other', async ({ page }) => {
  await page.goto('/');
  const titles = await page.locator('main h1, main section > .wrap h2').allInnerTexts();
  expect(titles.filter((title) => !/nudge|Shop for/.test(title))).toEqual([
    'Eat it before it expires.',
    'Why choose Crisper',
    'How it works',
    'Advanced features',
    'Resources and impact',
    'From the blog',
    'Talk it over with a specialist',
  ]);
});

test('a reload returns to the section that was being read', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'From the blog' });
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(heading).toBeInViewport();
  await page.reload();
  await expect(page.locator('html[data-running]')).toBeAttached();
  await expect(heading).toBeInViewport();
});

test.describe('hero', () => {
  test('has three slides with a title, a subtitle, three points, a picture and a way to the dashboard', async ({
    page,
  }) => {
    await page.goto('/');
    const slides = page
      .getByRole('region', hero)
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    await expect(slides).toHaveCount(3);
    for (const slide of await slides.all()) {
      await expect(slide.getByRole('heading')).toHaveCount(1);
      await expect(slide.locator('p').first()).not.toBeEmpty();
      await expect(slide.locator('ul > li:has(svg)').filter({ hasNot: page.locator('span') })).toHaveCount(3);
      await expect(slide.getByRole('link')).toHaveAttribute('href', '/dashboard');
    }
  });

  test('who follows it for the first time is welcomed as somebody new', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('region', hero).getByRole('link', { name: 'Fill your fridge' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come in');
    await expect(page.getByRole('main')).not.toContainText(/welcome back/i);
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/register');
  });

  test('follows its arrows, round the end, and its dots', async ({ page }) => {
    await page.goto('/');
    const carousel = page.getByRole('region', hero);
    const shown = (slide: number) =>
      expect(carousel.getByRole('button', { name: `Go to slide ${slide}` })).toHaveAttribute(
        'aria-current',
        'true',
      );
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await shown(2);
    await carousel.getByRole('button', { name: 'Go to slide 3' }).click();
    await shown(3);
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await shown(1);
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await shown(3);
  });

  test.describe('below the small breakpoint', () => {
    test.use({ viewport: { width: 600, height: 844 } });
    test('has dots but no arrows', async ({ page }) => {
      await page.goto('/');
      const carousel = page.getByRole('region', hero);
      await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeHidden();
      await expect(carousel.getByRole('button', { name: 'Go to slide 2' })).toBeVisible();
    });
  });
});

test('four reasons and four figures say why', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Why choose Crisper' }) });
  await expect(section.getByRole('article')).toHaveCount(4);
  const figures = section.locator('dl > div');
  for (const [number, label] of [
    ['95%', 'satisfaction'],
    ['40%', 'waste reduction'],
    ['3.2h', 'weekly time saved'],
    ['$1.2k', 'annual savings'],
  ]) {
    await expect(figures.filter({ hasText: label as string }).locator('.sr-only')).toHaveText(
      number as string,
    );
  }
});

test('four steps lead to the dashboard', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'How it works' }) });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    /Scan/,
    /Real-time tracking/,
    /Alerts/,
    /Insights/,
  ]);
  await expect(section.getByRole('link')).toHaveAttribute('href', '/dashboard');
  const insights = section.getByRole('listitem').filter({ hasText: 'Insights' });
  await expect(insights).toContainText('what was eaten and what was thrown away, month by month');
});

test.describe('features', () => {
  const names = [
    'Expiry tracking',
    'Automated inventory',
    'Waste-reduction recipes',
    'Consumption analytics',
    'Smart shopping lists',
  ];

  test('each of the five can be chosen', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('tab')).toHaveText(names);
    for (const name of names) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
  });

  test('arrow keys choose, and End goes to the last', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('tab', { name: 'Expiry tracking' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name: 'Automated inventory' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel', { name: 'Smart shopping lists' })).toBeVisible();
  });

  for (const [width, direction] of [
    [1023, 'row'],
    [1024, 'column'],
  ] as const) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 860 } });
      test(`the tabs stand in a ${direction}`, async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('tablist')).toHaveCSS('flex-direction', direction);
      });
    });
  }
});

test('four resources in their formats, and four figures of impact', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Resources and impact' }),
  });
  await expect(section.getByRole('listitem').locator('> span')).toHaveText(['PDF', 'XLSX', 'PDF', 'MP4']);
  await expect(section.locator('dd .sr-only')).toHaveText(['5K+', '800+', '12K kg', '25+']);
  await expect(section.locator('dt')).toHaveText(['meals', 'families', 'CO₂', 'countries']);
});

test('three articles lead to the blog', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'From the blog' }) });
  const links = section.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/blog');
});

test.describe('consultations', () => {
  test('two specialists with their experience and rating', async ({ page }) => {
    await page.goto('/');
    const people = page.locator('article', { has: page.getByRole('button', { name: /Book Session/ }) });
    await expect(people).toHaveCount(2);
    await expect(people.nth(0)).toContainText('12 years');
    await expect(people.nth(0)).toContainText('4.9');
    await expect(people.nth(1)).toContainText('8 years');
    await expect(people.nth(1)).toContainText('4.8');
  });

  for (const button of [/Book Session with Dr/, 'Book Your Consultation']) {
    test(`a visitor who presses ${button} is asked to log in`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Login Required' });
      await expect(dialog).toContainText('You need to login to book a consultation session.');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/');
      await page.getByRole('button', { name: button }).click();
      await dialog.getByRole('button', { name: 'Login Now' }).click();
      await expect(page).toHaveURL('/login');
    });
  }

  test('six voices with one to five stars, with arrows and dots', async ({ page }) => {
    await page.goto('/');
    const carousel = page.getByRole('region', testimonials);
    await expect(carousel.locator('blockquote')).toHaveCount(6);
    await expect(carousel.getByRole('img', { name: /^[1-5] out of 5 stars$/ })).toHaveCount(6);
    const dot = (slide: number) => carousel.getByRole('button', { name: `Go to slide ${slide}` });
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await expect(dot(6)).toHaveAttribute('aria-current', 'true');
    await dot(2).click();
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  });
});
