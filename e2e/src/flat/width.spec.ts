import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  languageName,
} from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { expect, type Page } from '@playwright/test';
import { ZONE } from '#clock.ts';
import { sampled } from '#sample.ts';
import { test } from './demo-flat.ts';
import { openEverything } from './open-everything.ts';

interface Screen {
  name: string;
  language?: Language;
  width: number;
  isMobile?: boolean;
  /** Tries every button; else the pages are looked at as they are. */
  opens: boolean;
}

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
/** With the longest words, and the longest sentences. */
const LONG: Language[] = ['de', 'fr'];

/** Enlarged to 200 %, a screen is half as wide. */
const SCREENS: Screen[] = [
  { name: 'a phone', width: 390, isMobile: true, opens: true },
  { name: 'a tablet', width: 768, isMobile: true, opens: sampled(true, false) },
  { name: 'a desk', width: 1366, opens: sampled(true, false) },
  { name: 'a desk at 200 %', width: 683, opens: sampled(true, false) },
  { name: 'a tablet at 200 %', width: 384, opens: sampled(true, false) },
  ...sampled(OTHERS, LONG).map((language) => ({
    ...{ name: `a small phone, in ${languageName[language]}`, language, width: 360, isMobile: true },
    opens: sampled(true, false),
  })),
];

/** The pages of a kitchen, and what is there when they are filled. */
const IN_KITCHEN: [path: string, filled: string][] = [
  ['', 'a[href*="/items/"]'],
  ['/add', 'textarea'],
  ['/shopping', 'li input[type="checkbox"]'],
  ['/shopping/put-away', 'h1'],
  ['/cook', 'a[href*="/cook/"]'],
  ['/cook/frittata', 'ol li'],
  ['/cook/new', 'textarea'],
  ['/waste', 'h2'],
  ['/people', 'li'],
  ['/settings', 'form'],
  ['/bring', 'h1'],
];
const PAGES = [
  ...['/kitchens', '/notifications', '/me'],
  ...['', '/add-foods', '/my-foods', '/expired-items', '/bmi-calculation'].map((path) => `/dashboard${path}`),
  ...['', '/reminders', '/kitchens', '/privacy', '/devices', '/programs', '/data'].map(
    (path) => `/dashboard/my-profile${path}`,
  ),
  ...[
    '/',
    '/fridge',
    '/blog',
    '/faq',
    '/how-long-things-keep',
    '/about',
    '/contact',
    '/privacy-policy',
    '/terms&condition',
  ],
];

/** Nothing is wider than the screen, neither the page nor a sheet on it. */
async function expectToFit(page: Page, width: number, where: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate((most) => {
          const sheets = [...document.querySelectorAll('dialog[open], [popover]:popover-open')];
          const tooWide = sheets.filter((sheet) => {
            const { left, right } = sheet.getBoundingClientRect();
            return left < -1 || right > most + 1 || sheet.scrollWidth > sheet.clientWidth + 1;
          });
          return [
            ...(document.documentElement.scrollWidth > most
              ? [`${document.documentElement.scrollWidth} px`]
              : []),
            ...tooWide.map(({ textContent }) => textContent?.slice(0, 60)),
          ];
        }, width),
      { message: where },
    )
    .toEqual([]);
}

for (const { name, language = DEFAULT_LANGUAGE, width, isMobile = false, opens } of SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({
      viewport: { width, height: isMobile ? 844 : 860 },
      contextOptions: { timezoneId: ZONE, reducedMotion: 'reduce', isMobile, hasTouch: isMobile },
      expectedErrors: [/Failed to load resource/],
    });

    async function visit(page: Page, path: string, filled = 'h1'): Promise<void> {
      await page.goto(paths.inLanguage(language, path));
      await page.locator(`main ${filled}`).first().waitFor();
      await expect(page.locator('main [role="status"] .animate-pulse')).toHaveCount(0);
      await expectToFit(page, width, path);
    }

    test('no page about food or people is wider than the screen', async ({ page, flat: _ }) => {
      test.slow();
      for (const path of PAGES) await visit(page, path);
    });

    if (opens)
      for (const [part, filled] of IN_KITCHEN)
        test(`the kitchen’s ${part || '/'}, with every sheet open, fits`, async ({ page, flat }) => {
          test.slow();
          await visit(page, `/kitchens/${flat}${part}`, filled);
          await openEverything(page, (after) => expectToFit(page, width, `${part || '/'} after ${after}`));
        });
    else
      test('no page of the kitchen is wider than the screen', async ({ page, flat }) => {
        test.slow();
        for (const [part, filled] of IN_KITCHEN) await visit(page, `/kitchens/${flat}${part}`, filled);
      });

    test('the page of a food fits', async ({ page, flat }) => {
      test.slow();
      await visit(page, `/kitchens/${flat}`, 'a[href*="/items/"]');
      const food = await page
        .locator(`main a[href*="/kitchens/${flat}/items/"]`)
        .first()
        .getAttribute('href');
      await visit(page, paths.withoutLanguage(food ?? ''));
      if (opens) await openEverything(page, (after) => expectToFit(page, width, `a food after ${after}`));
    });
  });
}
