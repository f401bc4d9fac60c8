import { randomUUID } from 'node:crypto';
import { CATEGORIES as CATEGORIES_OF_FOOD } from '@crisper/domain/foods/category.ts';
import * as paths from '@crisper/domain/paths.ts';
import { dateIn, ZONE } from '#clock.ts';
import { test as base, expect } from '#fixtures.ts';
import { sampled } from '#sample.ts';
import { expectTranslated } from './expect-translated.ts';
import { startPseudoServer } from './pseudo-server.ts';

const test = base.extend<object, { server: Awaited<ReturnType<typeof startPseudoServer>> }>({
  server: [
    async ({ serverSettings }, use) => {
      const running = await startPseudoServer(serverSettings);
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// One worker builds the language once for all of them.
test.describe.configure({ mode: 'default' });

const PUBLIC = [
  ...[paths.home, paths.fridge, paths.about, paths.contact, paths.faq, paths.foods, paths.blog],
  ...[paths.privacy, paths.terms, paths.login, paths.register, paths.forgotPassword, paths.resetPassword],
  ...[paths.confirmLetter, paths.unsubscribe, paths.stopReminders, '/nowhere'],
];
const SIGNED_IN = [
  ...[paths.dashboard, paths.myProfile, paths.addFoods, paths.myFoods, paths.expiredItems],
  ...[paths.myReminders, paths.myKitchens, paths.myPrivacy, paths.myDevices, paths.myPrograms, paths.myData],
  ...[paths.bmiCalculation, paths.notifications, paths.confirmEmail],
];

/** Of articles, which are data. */
const CATEGORIES = ['Storage', 'Dates & Safety', 'Freezing', 'Leftovers', 'Planning', 'Shared Kitchens'];

test.use({ expectedErrors: [/status of 404/] });

for (const width of sampled([360, 1280], [1280])) {
  test.describe(`at ${width} px, in the pseudo-language`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('every public page is translated, and nothing is cut off', async ({ page }) => {
      for (const path of PUBLIC) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expectTranslated(page, path === paths.blog ? CATEGORIES : []);
      }
    });
  });
}

for (const width of sampled([360, 1280], [360])) {
  test.describe(`at ${width} px, in the pseudo-language`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('every page behind the login is translated, and nothing is cut off', async ({ page, signIn }) => {
      const person = await signIn();
      const token = await page.evaluate(() => localStorage.getItem('access-token'));
      const ids: string[] = [];
      for (const days of [0, 1, 40]) {
        const expiryDate = dateIn(days);
        const response = await page.request.post('/api/items', {
          headers: { authorization: `Bearer ${token}`, 'time-zone': ZONE },
          data: {
            title: `${days}×☕`,
            image: '/pictures/milk.webp',
            category: 'Dairy',
            quantity: 2,
            expiryDate,
          },
        });
        ids.push((await response.json())._id);
      }
      for (const path of [...SIGNED_IN, paths.fridge, ...ids.map((id) => paths.item(id))]) {
        await page.goto(path);
        // A page that follows kitchens never stops listening.
        if (path === paths.myKitchens)
          await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        else await page.waitForLoadState('networkidle');
        await expectTranslated(page, [person.name, person.email, ZONE]);
      }
    });

    test('the shopping list and its sheets are translated, and nothing is cut off', async ({
      page,
      signIn,
    }) => {
      const person = await signIn();
      const token = await page.evaluate(() => localStorage.getItem('access-token'));
      const post = async (path: string, data: object) => {
        const headers = { authorization: `Bearer ${token}`, 'time-zone': ZONE };
        return (await page.request.post(`/api${path}`, { headers, data })).json();
      };
      const { kitchenId } = await post('/kitchens', { name: '☕☕' });
      const typed = [person.name, person.email, '☕'];
      await page.goto(paths.kitchenShopping(kitchenId));
      await expect(page.getByRole('textbox')).toBeVisible();
      await expectTranslated(page, typed);
      await post(`/kitchens/${kitchenId}/intents`, {
        intents: CATEGORIES_OF_FOOD.map((category) => ({
          id: randomUUID(),
          kind: 'addEntry',
          entry: { id: randomUUID(), title: '☕', category, amount: 2, unit: 'portion' },
        })),
      });
      await page.getByRole('checkbox').first().check();
      await expectTranslated(page, typed);
      const buttons = page.locator('main header').getByRole('button');
      const openers = [page.getByRole('listitem').getByRole('button').first(), ...(await buttons.all())];
      for (const opener of openers) {
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectTranslated(page, typed);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await page.goto(paths.kitchenPutAway(kitchenId));
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expectTranslated(page, typed);
    });
  });
}
