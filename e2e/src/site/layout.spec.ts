import { languageName } from '@crisper/domain/languages/languages.ts';
import { expect, test } from '#fixtures.ts';
import { hold } from '#hold.ts';

const menu = [
  ['Home', '/'],
  ['Fridge', '/fridge'],
  ['Blog', '/blog'],
  ['About Us', '/about'],
  ['Contact', '/contact'],
  ['Login', '/login'],
  ['Get Started', '/register'],
] as const;

test('the page is navigation, body, footer, in this order', async ({ page }) => {
  await page.goto('/about');
  const landmarks = page.locator('header:has(nav[aria-label="Main"]), main, footer');
  await expect(landmarks).toHaveCount(3);
  expect(await landmarks.evaluateAll((nodes) => nodes.map((node) => node.tagName))).toEqual([
    'HEADER',
    'MAIN',
    'FOOTER',
  ]);
});

test('a visitor finds the seven ways of the menu', async ({ page }) => {
  await page.goto('/');
  const links = page
    .getByRole('navigation', { name: 'Main' })
    .locator('a:visible')
    .filter({ hasNotText: 'Crisper' });
  await expect(links).toHaveText(menu.map(([label]) => label));
  for (const [label, path] of menu) {
    await expect(links.filter({ hasText: label })).toHaveAttribute('href', path);
  }
});

test('the link of the shown page is highlighted', async ({ page }) => {
  await page.goto('/blog');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  await navigation.getByRole('link', { name: 'About Us' }).click();
  await expect(navigation.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
  await expect(navigation.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current', 'page');
});

test('the navigation is fixed to the top once the page is scrolled', async ({ page }) => {
  await page.goto('/');
  const bar = page.locator('header > div').first();
  await expect(bar).toHaveCSS('position', 'absolute');
  await page.mouse.wheel(0, 400);
  await expect(bar).toHaveCSS('position', 'fixed');
  expect((await bar.boundingBox())?.y).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toHaveCSS('position', 'absolute');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu unfolds, leads on, and folds again', async ({ page }) => {
    await page.goto('/');
    const unfolded = page.locator('#site-menu');
    await expect(unfolded).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    const languages = Object.values(languageName);
    await expect(unfolded.getByRole('link')).toHaveText([...menu.map(([label]) => label), ...languages]);
    await unfolded.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(unfolded).toBeHidden();
  });

  test('Escape folds the menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(page.locator('#site-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#site-menu')).toBeHidden();
  });
});

test('a browser that is too old is told so, and which ones are not', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByText(/^This browser is too old for Crisper/);
  await expect(notice).toBeHidden();
  // As in a browser that does not know what is asked for.
  const conditions = await page.evaluate(() => {
    const isAboutOld = (rule: CSSRule): rule is CSSSupportsRule =>
      rule instanceof CSSSupportsRule && rule.cssText.includes('in-old-browser');
    const found: string[] = [];
    const lift = (within: CSSStyleSheet | CSSGroupingRule) => {
      for (const [at, rule] of [...within.cssRules].entries()) {
        const inner = isAboutOld(rule) ? rule.cssRules[0] : undefined;
        if (isAboutOld(rule)) found.push(rule.conditionText);
        if (inner) within.insertRule(inner.cssText, at + 1);
        else if (rule instanceof CSSGroupingRule) lift(rule);
      }
    };
    for (const sheet of document.styleSheets) lift(sheet);
    return found;
  });
  expect(conditions).toEqual([expect.stringMatching(/^not .*light-dark\(.*popover-open/)]);
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Chrome or Edge 123, Firefox 125, Safari 17.5, or newer');
});

test('a bar shows while the router fetches the next page', async ({ page }) => {
  await page.goto('/');
  const code = await hold(page, '**/assets/faq-page-*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  code();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});

test('the footer says what we do and links to everything', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('helps people save food, time and the planet');
  for (const path of [
    '/how-long-things-keep',
    '/faq',
    '/privacy-policy',
    '/terms&condition',
    '/fridge',
    '/blog',
    '/about',
    '/contact',
  ]) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.getByRole('link', { name: /Instagram|Facebook|YouTube/ })).toHaveCount(3);
});

test('a change of path goes back to the top', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('an address with a hash goes to its place instead', async ({ page }) => {
  // While the chat is open, it leads to the form.
  await page.clock.setFixedTime('2026-07-15T14:00:00Z');
  await page.goto('/contact');
  await page.locator('main a[href="#message"]').first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(/Frequently/);
  await page.goBack();
  await expect(page).toHaveURL('/contact#message');
  await expect(page.locator('#message')).toBeInViewport();
});

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('going back leads to where one was', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'FAQ' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});
