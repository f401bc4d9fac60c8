import type { Language } from '@crisper/domain/languages/languages.ts';
import { type TestReceiver, testReceiver } from '@crisper/server/testing/test-receiver.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { test as installed } from '#installed/installed-test.ts';
import { mailTo } from '#outbox.ts';
import { newPerson } from '#people.ts';
import { sampled } from '#sample.ts';
import { drawn } from '#scanning/drawn-receipt.ts';
import { week as da } from './weeks/da.ts';
import { week as de } from './weeks/de.ts';
import { week as es } from './weeks/es.ts';
import { week as fr } from './weeks/fr.ts';
import { week as it } from './weeks/it.ts';
import { week as nl } from './weeks/nl.ts';
import { week as ptBr } from './weeks/pt-BR.ts';
import { week as sv } from './weeks/sv.ts';
import type { WeekInWords } from './weeks/week.ts';

const test = installed.extend<object, { receiver: TestReceiver }>({
  receiver: [
    async ({ playwright: _ }, use) => {
      const receiver = await testReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [async ({ receiver }, use) => use({ WEBHOOK_HOSTS: receiver.host }), { scope: 'worker' }],
});
const { expect } = test;

const everyScriptKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const READ = { timeout: 30_000 };
const row = (page: Page, title: string | RegExp) => page.getByRole('listitem').filter({ hasText: title });

async function register(page: Page, prefix: string, said: WeekInWords): Promise<string> {
  const person = newPerson();
  await page.goto(`${prefix}/register`);
  await page.getByRole('textbox', { name: said.name, exact: true }).fill(person.name);
  await page.locator('main input[name="email"]').fill(person.email);
  await page.locator('main input[name="password"]').fill(person.password);
  await page.getByRole('button', { name: said.createAccount }).click();
  await expect(page).toHaveURL(`${prefix}/dashboard`);
  return person.email;
}

async function startKitchen(page: Page, said: WeekInWords): Promise<void> {
  await page.getByRole('button', { name: said.startKitchen }).click();
  await page.getByRole('button', { name: said.start, exact: true }).click();
  await page.getByRole('region', { name: said.firstFoods }).getByRole('button', { name: said.skip }).click();
}

const addFood = (page: Page, said: WeekInWords) =>
  page.getByRole('link', { name: said.addFood, exact: true }).and(page.locator('[href$="/add"]'));

const shopping = (page: Page, said: WeekInWords) =>
  page.getByRole('navigation', { name: said.everyDay }).getByRole('link', { name: said.shopping });

/** A line, and then a receipt. */
async function shop(page: Page, said: WeekInWords): Promise<void> {
  await addFood(page, said).click();
  const line = page.getByRole('textbox', { name: said.line });
  await line.fill(said.typed);
  for (const [name, part] of Object.entries(said.understood))
    await expect(page.getByRole('group', { name }).getByRole('button', { name: part })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: said.done }).click();
  const { region, later } = said.remind;
  await page.getByRole('region', { name: region }).getByRole('button', { name: later }).click();

  await addFood(page, said).click();
  await page.getByRole('button', { name: said.receipt }).click();
  const buffer = await drawn(page, [...said.printed]);
  await page.getByLabel(said.usePhoto).setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: said.putIn }).click(READ);
  await expect(row(page, said.bought)).toBeVisible();
}

async function cook(page: Page, said: WeekInWords, kitchen: string): Promise<void> {
  await page.locator(`a[href="${kitchen}"]:visible`).first().click();
  await page.getByRole('link', { name: said.cook, exact: true }).click();
  await page.getByRole('link', { name: said.frittata }).first().click();
  const { act, what, done, said: told } = said.cooked;
  await page.getByRole('button', { name: act, exact: true }).click();
  await page.getByRole('dialog', { name: what }).getByRole('button', { name: done }).click();
  await expect(page.getByText(told)).toBeVisible();
}

async function throwAway(page: Page, said: WeekInWords, kitchen: string): Promise<void> {
  const { more, act, said: told } = said.thrownAway;
  await page.getByRole('button', { name: more }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: act }).click();
  await expect(page.getByText(told).first()).toBeVisible();
  await page.goto(`${kitchen}/waste`);
  await expect(page.getByRole('heading', { name: said.waste.heading, level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(said.waste.shown);
}

const weeks: Readonly<Record<Exclude<Language, 'en'>, WeekInWords>> = {
  de,
  fr,
  es,
  it,
  nl,
  sv,
  da,
  'pt-BR': ptBr,
};

const all = Object.entries(weeks).flatMap(([language, said], at) =>
  [360, 1280].map((width, second) => ({ language, said, width, isFirst: second === at % 2 })),
);
/** One in which words are long, one in which signs have spaces, and one of a country. */
const FIRST = ['de', 'fr', 'pt-BR'];
const some = all.filter(({ language, isFirst }) => isFirst && FIRST.includes(language));

for (const { language, said, width } of sampled(all, some)) {
  const prefix = `/${language}`;

  test(`a week in ${said.language}, ${width} pixels wide`, async ({ phone, receiver, server }) => {
    test.slow();
    const { page, context } = phone;
    receiver.received = [];
    await page.setViewportSize({ width, height: 800 });
    const email = await register(page, prefix, said);
    await startKitchen(page, said);
    const kitchen = new URL(page.url()).pathname;
    await shop(page, said);
    await page.getByRole('button', { name: said.eaten }).click();
    await expect(page.getByRole('button', { name: said.eaten })).toHaveCount(0);

    await shopping(page, said).click();
    await expect(page.getByText(said.missing.none)).toBeVisible();
    const list = page.getByRole('textbox', { name: said.missing.line });
    await list.fill(said.missing.typed);
    await list.press('Enter');
    await expect(row(page, said.missing.shown)).toBeVisible();
    await cook(page, said, kitchen);
    await throwAway(page, said, kitchen);

    await page.goto(`${prefix}/dashboard/my-profile/reminders`);
    const way = page.getByRole('form', { name: said.topic.form });
    await way.getByLabel(said.topic.address).fill(`${receiver.url}/flat`);
    await way.getByRole('button', { name: said.topic.save }).click();
    await way.getByRole('button', { name: said.topic.act }).click();
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(JSON.parse(receiver.received[0]?.body ?? '').message).toMatch(said.notice);

    await page.goto(kitchen);
    await everyScriptKept(page);
    await context.setOffline(true);
    await shopping(page, said).click();
    await row(page, said.missing.shown).getByRole('checkbox').check();
    await expect(page.getByRole('status').filter({ hasText: said.offline })).toBeVisible();
    const other = language === 'de' ? weeks.fr : weeks.de;
    const inOther = page.getByRole('link', { name: other.language, exact: true });
    const inOwn = page.getByRole('link', { name: said.language, exact: true });
    await inOther.click();
    await expect(page.getByText(said.notHere)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: said.offline })).toHaveCount(0);
    await inOther.click();
    await expect(page.getByRole('textbox', { name: other.missing.line })).toBeVisible();
    await context.setOffline(true);
    await inOwn.click();
    await expect(page.getByRole('textbox', { name: said.missing.line })).toBeVisible();
    await context.setOffline(false);
    // The account hears of the choice when the network is back.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language-to-tell'))).toBeNull();

    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${prefix}/forgot-password`);
    await page.locator('main input[name="email"]').fill(email);
    await page.getByRole('button', { name: said.forgotten.send }).click();
    expect(await mailTo(server.dataFolder, email)).toMatchObject({ subject: said.forgotten.subject });
  });
}
