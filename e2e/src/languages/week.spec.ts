import { type TestReceiver, testReceiver } from '@crisper/server/testing/test-receiver.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#expect-accessible.ts';
import { test as installed } from '#installed/installed-test.ts';
import { mailTo } from '#outbox.ts';
import { newPerson } from '#people.ts';
import { sampled } from '#sample.ts';
import { drawn } from '#scanning/drawn-receipt.ts';

/** What a person reads, types and photographs in a week. */
const weeks = {
  de: {
    language: 'Deutsch',
    name: 'Name',
    createAccount: 'Konto anlegen',
    startKitchen: 'Küche anlegen',
    start: 'Anlegen',
    firstFoods: 'Was hast du da?',
    skip: 'Überspringen',
    remind: { region: 'Wann sollen wir dich erinnern?', later: 'Nicht jetzt' },
    addFood: 'Hinzufügen',
    line: 'Was ist neu in der Küche?',
    typed: 'Spinat bis morgen, 200 g Feta bis Freitag, 10 Eier MHD in 9 Tagen, 1/2 Liter Milch',
    understood: {
      Spinat: /^Gut bis (?!etwa)/,
      Feta: 'Menge 200 g',
      Eier: 'Menge 10',
      Milch: /^Gut bis etwa/,
    },
    done: /^Fertig/,
    receipt: 'Bon',
    usePhoto: 'Foto verwenden',
    printed: [
      'SUPERMARKT AM TOR',
      'GOUDA JUNG     2,49 B',
      'BANANEN        1,19 B',
      'KARTOFFELN 2KG 2,99 B',
      'SUMME EUR      6,67',
    ],
    bought: 'Gouda jung',
    putIn: /^\d hinzufügen$/,
    eaten: 'Gegessen: Bananen',
    everyDay: 'Jeden Tag',
    shopping: 'Einkaufen',
    missing: { none: 'Nichts zu besorgen', line: 'Was fehlt?', typed: '2 Pfund Mehl', shown: /Mehl.*1 kg/s },
    cook: 'Damit kochen',
    frittata: /^Frittata.*Min\./s,
    cooked: { act: 'Gekocht', what: 'Was hast du verbraucht?', done: 'Fertig', said: /^Gekocht\. \d/ },
    thrownAway: { more: 'Mehr: Milch', act: 'Weggeworfen', said: 'Milch weggeworfen' },
    waste: { heading: /Verschwendung/, shown: '1 weggeworfen' },
    topic: { form: 'Über ntfy', address: 'Adresse des Themas', save: 'Dort erinnern', act: 'Ausprobieren' },
    notice: /^Es geht: Deine Erinnerungen kommen hier an/,
    forgotten: { send: 'Link schicken', subject: 'Wähle ein neues Passwort für Crisper' },
    offline: /^Offline · Stand \d/,
    notHere: /^Français wurde in diesem Browser noch nicht benutzt/,
  },
  fr: {
    language: 'Français',
    name: 'Nom',
    createAccount: 'Créer mon compte',
    startKitchen: 'Créer une cuisine',
    start: 'Créer',
    firstFoods: 'Qu’y a-t-il chez toi ?',
    skip: 'Continuer sans',
    remind: { region: 'Quand te le rappeler ?', later: 'Pas maintenant' },
    addFood: 'Ajouter un aliment',
    line: 'Quoi de neuf dans la cuisine ?',
    typed:
      'épinards jusqu’à demain, 200 g de feta jusqu’à vendredi, 10 œufs dans 9 jours, un demi-litre de lait',
    understood: {
      Épinards: /^Bon jusqu’au (?!.*deviné)/,
      Feta: 'Quantité 200 g',
      Œufs: 'Quantité 10',
      Lait: /^Bon jusqu’au .*deviné/,
    },
    done: /^Terminer/,
    receipt: 'Ticket',
    usePhoto: 'Utiliser une photo',
    printed: [
      'EPICERIE DU PONT',
      'COMTE 200G         4,49',
      'BANANES            1,19',
      'POMMES DE TERRE    2,99',
      'TOTAL EUR          8,67',
    ],
    bought: 'Comte',
    putIn: /^Ajouter \(\d\)$/,
    eaten: 'Mangé : Bananes',
    everyDay: 'Tous les jours',
    shopping: 'Courses',
    missing: {
      none: 'Rien à acheter',
      line: 'Qu’est-ce qui manque ?',
      typed: 'un kilo de farine',
      shown: /farine.*1 kg/is,
    },
    cook: 'Cuisiner avec ça',
    frittata: /^Frittata.*min/s,
    cooked: { act: 'Cuisiné', what: 'Qu’as-tu utilisé ?', done: 'Terminé', said: /^Cuisiné\. \d/ },
    thrownAway: { more: /^Plus : lait$/i, act: 'Jeté', said: /^Jeté\s: lait$/i },
    waste: { heading: /Gaspillage/i, shown: '1 jeté' },
    topic: { form: 'Par ntfy', address: 'Adresse du sujet', save: 'Me le rappeler là', act: 'Essayer' },
    notice: /^Ça marche\s: tes rappels arriveront ici/,
    forgotten: { send: 'Envoyer le lien', subject: 'Choisis un nouveau mot de passe pour Crisper' },
    offline: /^Hors ligne · mis à jour\s: \d/,
    notHere: /^Langue pas encore utilisée dans ce navigateur\s: Deutsch/,
  },
} as const;
type Week = (typeof weeks)[keyof typeof weeks];

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

async function register(page: Page, prefix: string, said: Week): Promise<string> {
  const person = newPerson();
  await page.goto(`${prefix}/register`);
  await page.getByRole('textbox', { name: said.name, exact: true }).fill(person.name);
  await page.locator('main input[name="email"]').fill(person.email);
  await page.locator('main input[name="password"]').fill(person.password);
  await page.getByRole('button', { name: said.createAccount }).click();
  await expect(page).toHaveURL(`${prefix}/dashboard`);
  return person.email;
}

async function startKitchen(page: Page, said: Week): Promise<void> {
  await page.getByRole('button', { name: said.startKitchen }).click();
  await page.getByRole('button', { name: said.start, exact: true }).click();
  await page.getByRole('region', { name: said.firstFoods }).getByRole('button', { name: said.skip }).click();
}

const addFood = (page: Page, said: Week) =>
  page.getByRole('link', { name: said.addFood, exact: true }).and(page.locator('[href$="/add"]'));

const shopping = (page: Page, said: Week) =>
  page.getByRole('navigation', { name: said.everyDay }).getByRole('link', { name: said.shopping });

/** A line, and then a receipt. */
async function shop(page: Page, said: Week): Promise<void> {
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

async function cook(page: Page, said: Week, kitchen: string): Promise<void> {
  await page.locator(`a[href="${kitchen}"]:visible`).first().click();
  await page.getByRole('link', { name: said.cook, exact: true }).click();
  await page.getByRole('link', { name: said.frittata }).first().click();
  const { act, what, done, said: told } = said.cooked;
  await page.getByRole('button', { name: act, exact: true }).click();
  await page.getByRole('dialog', { name: what }).getByRole('button', { name: done }).click();
  await expect(page.getByText(told)).toBeVisible();
}

async function throwAway(page: Page, said: Week, kitchen: string): Promise<void> {
  const { more, act, said: told } = said.thrownAway;
  await page.getByRole('button', { name: more }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: act }).click();
  await expect(page.getByText(told).first()).toBeVisible();
  await page.goto(`${kitchen}/waste`);
  await expect(page.getByRole('heading', { name: said.waste.heading, level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(said.waste.shown);
}

const all: { language: keyof typeof weeks; width: number }[] = [
  { language: 'de', width: 360 },
  { language: 'fr', width: 1280 },
  { language: 'de', width: 1280 },
  { language: 'fr', width: 360 },
];

for (const { language, width } of sampled(all, all.slice(0, 2))) {
  const prefix = `/${language}`;
  const said: Week = weeks[language];

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
    const inOther = page.getByRole('link', { name: other.language });
    const inOwn = page.getByRole('link', { name: said.language });
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

    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${prefix}/forgot-password`);
    await page.locator('main input[name="email"]').fill(email);
    await page.getByRole('button', { name: said.forgotten.send }).click();
    expect(await mailTo(server.dataFolder, email)).toMatchObject({ subject: said.forgotten.subject });
  });
}
