import { expect, test } from '#fixtures.ts';

test.describe('about', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('tells the mission, the story since 2025 and three principles, in this order', async ({ page }) => {
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Our Mission',
      'Our Story',
      'Our Principles',
      'Start with the one thing in your fridge you are least sure about',
    ]);
    await expect(page.getByRole('region', { name: 'Our Story' })).toContainText('2025');
    await expect(page.getByRole('region', { name: 'Our Principles' }).getByRole('listitem')).toHaveCount(3);
  });

  test('invites to join by adding food', async ({ page }) => {
    const join = page.getByRole('link', { name: 'Join the Movement' });
    await expect(join).toHaveAttribute('href', '/dashboard/add-foods');
  });
});

test.describe('FAQ', () => {
  test.beforeEach(({ page }) => page.goto('/faq'));

  test('has ten questions, of which one is open at a time', async ({ page }) => {
    const questions = page.getByRole('main').locator('details');
    await expect(questions).toHaveCount(10);
    await expect(questions.and(page.locator('[open]'))).toHaveCount(0);
    for (const question of await questions.all()) {
      await question.locator('summary').click();
      await expect(question).toHaveAttribute('open');
      await expect(questions.and(page.locator('[open]'))).toHaveCount(1);
    }
    await questions.last().locator('summary').click();
    await expect(questions.and(page.locator('[open]'))).toHaveCount(0);
  });

  for (const [question, answer] of [
    ['Is Crisper free?', 'Yes, all of it.'],
    ['Do I need an internet connection?', 'To log in and to open Crisper for the first time, yes'],
    ['Does it work offline?', 'It does.'],
    ['Can someone else change or delete my items?', 'In a kitchen, yes'],
    ['How do I ask for a feature?', 'Through the Contact section.'],
  ] as const) {
    test(`answers “${question}”`, async ({ page }) => {
      await expect(page.getByText(answer)).toBeHidden();
      await page.getByText(question).click();
      await expect(page.getByText(answer)).toBeVisible();
    });
  }

  test('opens by keyboard and leads on to the contact page', async ({ page }) => {
    await page.getByRole('main').locator('summary').last().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('privacy', () => {
  test.beforeEach(({ page }) => page.goto('/privacy-policy'));

  test('has six sections', async ({ page }) => {
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(titles).toEqual([
      '1. Information We Collect',
      '2. How We Use It',
      '3. Sharing',
      '4. Security',
      '5. Your Rights',
      '6. Changes to This Policy',
      'Data Protection Officer',
    ]);
  });

  test('says what is collected, with whom it is shared and how to have it deleted', async ({ page }) => {
    const section = (name: string) => page.getByRole('region', { name });
    for (const kind of ['name and email address', 'expiry dates', 'Usage data', 'Device information'])
      await expect(section('Information We Collect')).toContainText(kind);
    for (const fact of ['do not sell', 'service providers', 'legal authorities', 'affiliates'])
      await expect(section('Sharing')).toContainText(fact);
    for (const right of ['access', 'correct', 'delete'])
      await expect(section('Your Rights')).toContainText(right);
    await expect(section('Your Rights').getByRole('link').last()).toHaveAttribute('href', /^mailto:privacy@/);
    await expect(section('Data Protection Officer').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  });

  test('can also be found at /privacy', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });

  test('was last updated today', async ({ page }) => {
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
    await expect(page.getByText(`Last updated: ${today}`)).toBeVisible();
  });

  test('a section can be jumped to', async ({ page }) => {
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Your Rights').click();
    await expect(page).toHaveURL('/privacy-policy#your-rights');
    await expect(page.getByRole('heading', { name: '5. Your Rights' })).toBeInViewport();
  });

  test('leads back home', async ({ page }) => {
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('terms', () => {
  test.beforeEach(({ page }) => page.goto('/terms&condition'));

  test('has six sections and a legal contact', async ({ page }) => {
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(titles).toEqual([
      '1. Introduction',
      '2. Account Registration',
      '3. User Responsibilities',
      '4. Data Collection',
      '5. Limitation of Liability',
      '6. Changes to These Terms',
      'Legal contact',
    ]);
    await expect(page.getByRole('region', { name: 'Legal contact' }).getByRole('link')).toHaveAttribute(
      'href',
      /^mailto:legal@/,
    );
    await expect(page.getByRole('region', { name: 'Limitation of Liability' })).toContainText(
      'no responsibility for food-safety decisions',
    );
  });

  test('leads to the privacy policy', async ({ page }) => {
    await page
      .getByRole('region', { name: 'Data Collection' })
      .getByRole('link', { name: 'Privacy Policy' })
      .click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });

  test('leads back home', async ({ page }) => {
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
