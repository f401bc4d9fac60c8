import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addLine, doneButton } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { newPerson, register } from '#people.ts';
import { asking, everythingKept, expect, type InstalledPhone, test, WEB_APP } from './installed-test.ts';

const ARRIVED = '/dashboard/add-foods?shared';
const BROUGHT = '/kitchens/mine/bring?shared';

interface SharedFile {
  bytes: Buffer;
  name: string;
  type: string;
}

const photoOf = (bytes: Buffer): SharedFile => ({ bytes, name: 'photo.webp', type: 'image/webp' });

/** As another app does: the browser sends a form, and shows the page that answers it. */
async function share(page: Page, fields: Record<string, string>, given?: Buffer | SharedFile): Promise<void> {
  const shared = given && ('bytes' in given ? given : photoOf(given));
  const answered = page.waitForURL(/shared|login/);
  await page.evaluate(
    ({ fields, content, name = '', type = '' }) => {
      const form = document.createElement('form');
      Object.assign(form, { action: '/share', method: 'POST', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(fields)) {
        const field = form.appendChild(document.createElement('textarea'));
        Object.assign(field, { name, value });
      }
      if (content) {
        const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
        const chosen = new DataTransfer();
        chosen.items.add(new File([bytes], name, { type }));
        const field = form.appendChild(document.createElement('input'));
        Object.assign(field, { name: 'files', type: 'file', files: chosen.files });
      }
      document.body.append(form);
      form.submit();
    },
    { fields, content: shared?.bytes.toString('base64'), name: shared?.name, type: shared?.type },
  );
  await answered;
}

const card = (page: Page) => page.getByRole('region', { name: 'Shared with Crisper' });
const title = (page: Page) => page.getByLabel('Food Title');

async function openApp({ page }: InstalledPhone): Promise<void> {
  await page.goto('/dashboard');
  await everythingKept(page);
}

/** The page for adding, in a kitchen of the person. */
async function openAdding(phone: InstalledPhone): Promise<string> {
  await phone.page.goto('/dashboard');
  const { post } = await asking(phone);
  const { kitchenId } = await post('/kitchens', { name: 'Flat 4B' });
  await phone.page.goto(`/kitchens/${kitchenId}/add`);
  await everythingKept(phone.page);
  return kitchenId;
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Installs the app, as a person does from the menu of the browser. */
async function install({ page, context }: InstalledPhone) {
  await page.goto('/dashboard');
  const session = await context.newCDPSession(page);
  const manifestId = new URL('/', page.url()).href;
  await session.send('PWA.install', { manifestId, installUrlOrBundleUrl: page.url() });
  return { session, manifestId };
}

test('the browser would offer the app for sharing, and for opening pictures and texts', async ({
  phone,
  signIn,
}) => {
  await signIn();
  const { session, manifestId } = await install(phone);
  const { errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data).share_target).toMatchObject({
    ...{ action: '/share', method: 'POST', enctype: 'multipart/form-data' },
  });
  const { fileHandlers } = await session.send('PWA.getOsAppState', { manifestId });
  const pages = [ARRIVED, BROUGHT].map((path) => new URL(path, phone.page.url()).href);
  expect(fileHandlers.map(({ action }) => action)).toEqual(pages);
  expect(fileHandlers[0]?.accepts.map(({ mediaType }) => mediaType).toSorted()).toEqual([
    ...['image/jpeg', 'image/png', 'image/webp', 'text/plain'],
  ]);
});

test('a text that is opened with the installed app is in the form', async ({ phone, signIn }, info) => {
  await signIn();
  const { session, manifestId } = await install(phone);
  const list = info.outputPath('list.txt');
  await writeFile(list, 'Leek soup\nfrom Ben');
  const opened = phone.context.waitForEvent('page');
  await session.send('PWA.launchFilesInApp', { manifestId, files: [list] });
  const app = await opened;
  await expect(title(app)).toHaveValue('Leek soup');
  await expect(app.getByLabel('Description')).toHaveValue('from Ben');
});

test('words and a photo arrive in the form, without a network too, and nothing is saved before a tap', async ({
  phone,
  signIn,
}) => {
  const { page, context } = phone;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await openApp(phone);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  await context.setOffline(true);
  await share(
    page,
    { text: 'Leek soup\nfrom Ben\nhttps://soup.example/1' },
    await readFile(join(WEB_APP, 'pictures/milk.webp')),
  );
  await expect(page).toHaveURL(ARRIVED);
  await context.setOffline(false);
  await page.reload();
  await expect(title(page)).toHaveValue('Leek soup');
  await expect(page.getByLabel('Description')).toHaveValue('from Ben\nhttps://soup.example/1');
  await expect(card(page).getByRole('img', { name: 'The photo that you shared' })).toBeVisible();
  await expectAccessible(page);
  expect(sent.filter((path) => path.startsWith('/api/pictures') || path.startsWith('/api/items'))).toEqual(
    [],
  );
  await card(page).getByRole('button', { name: 'Use as its picture' }).click();
  await expect(page.getByLabel('Image URL')).toHaveValue(/^\/api\/pictures\//);
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveValue('Leek soup');
  await expect(card(page)).toHaveCount(0);
});

test('a food that is half entered stays, and what was shared replaces it only when the person says so', async ({
  phone,
  signIn,
}) => {
  const { page } = phone;
  await signIn();
  await openApp(phone);
  await page.goto('/dashboard/add-foods');
  await title(page).fill('Milk');
  await share(page, { title: 'Shopping', text: 'Bread' });
  await expect(card(page)).toContainText('Bread');
  await expect(title(page)).toHaveValue('Milk');
  await card(page).getByRole('button', { name: 'Put it into the form' }).click();
  await expect(title(page)).toHaveValue('Bread');
  await card(page).getByRole('button', { name: 'Leave it out' }).click();
  await expect(card(page)).toHaveCount(0);
});

test('with a kitchen, a shared list is in its line without a network, and the person says what the photo is', async ({
  phone,
  signIn,
}) => {
  const { page, context } = phone;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const kitchenId = await openAdding(phone);
  await addLine(page).fill('Milk');
  await expect(doneButton(page)).toHaveText('Done · 1 food');
  await context.setOffline(true);
  const photo = await readFile(join(WEB_APP, 'pictures/milk.webp'));
  await share(page, { text: '6 eggs\nLeek\nhttps://soup.example/1' }, photo);
  await expect(addLine(page)).toHaveValue('Milk\n6 eggs\nLeek');
  await expect(doneButton(page)).toHaveText('Done · 3 foods');
  await expect(card(page).getByRole('img', { name: 'The photo that you shared' })).toBeVisible();
  await expectAccessible(page);
  // The words are taken once.
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect(doneButton(page)).toHaveText('Done · 3 foods');
  await context.setOffline(false);
  await card(page).getByRole('button', { name: 'The picture of Leek' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/kitchens/${kitchenId}/add`);
  await doneButton(page).click();
  const { get } = await asking(phone);
  await expect
    .poll(async () => (await get(`/kitchens/${kitchenId}/changes`)).items)
    .toContainEqual(expect.objectContaining({ title: 'Leek', image: expect.stringMatching(/pictures\//) }));
});

test('a shared spreadsheet is read where a kitchen is brought along, and nothing is put in before a tap', async ({
  phone,
  signIn,
}) => {
  const { page } = phone;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const kitchenId = await openAdding(phone);
  const bytes = Buffer.from('Item,Qty,Best by\nOat drink,2 l,2027-02-03\nChickpeas,5 cans,2029-01-23\n');
  await share(page, {}, { bytes, name: 'pantry.csv', type: 'text/csv' });
  await expect(page).toHaveURL(new RegExp(`/kitchens/${kitchenId}/bring`));
  await expect(page.getByRole('heading', { name: 'A spreadsheet: 2 things' })).toBeVisible();
  const { get } = await asking(phone);
  expect((await get(`/kitchens/${kitchenId}/changes`)).items).toEqual([]);
  await page.getByRole('button', { name: 'Put 2 in' }).click();
  await expect(page.getByRole('heading', { name: '2 things are in' })).toBeVisible();
  // It is taken once.
  await page.reload();
  await expect(page.getByLabel('Choose a file')).toBeEnabled();
  await expect(page.getByRole('heading', { name: /^A spreadsheet/ })).toHaveCount(0);
});

test('a spreadsheet that is opened with the installed app is read', async ({ phone, signIn }, info) => {
  await signIn();
  await openAdding(phone);
  const { session, manifestId } = await install(phone);
  const list = info.outputPath('pantry.csv');
  await writeFile(list, 'Item,Qty\nOat drink,2 l\n');
  const opened = phone.context.waitForEvent('page');
  await session.send('PWA.launchFilesInApp', { manifestId, files: [list] });
  const app = await opened;
  await expect(app.getByRole('heading', { name: 'A spreadsheet: 1 thing' })).toBeVisible();
});

test('a shared photo is looked at to find out which food it is', async ({ phone, signIn }) => {
  const { page } = phone;
  await signIn();
  await openAdding(phone);
  await share(page, {}, await readFile(join(WEB_APP, 'pictures/banana.webp')));
  await card(page).getByRole('button', { name: 'Which food is it?' }).click();
  const sheet = page.getByRole('dialog', { name: 'A picture of the food' });
  // A drawing is not always known, and either is an answer.
  await expect(sheet.getByText(/^Which one is it\?|^We do not know what that is/)).toBeVisible();
  await expect(sheet.getByText('The camera is off.')).toBeVisible();
});

test('a shared photo of a receipt is read at once, and its foods are put in', async ({ phone, signIn }) => {
  const { page } = phone;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await openAdding(phone);
  await share(page, {}, await readFile(new URL('../scanning/receipts/us-upc-photo.jpg', import.meta.url)));
  await card(page).getByRole('button', { name: 'It is a receipt' }).click();
  const sheet = page.getByRole('dialog', { name: 'Receipt' });
  await expect(sheet.getByText('The rows come to $45.40, which fits the $46.01 of the receipt.')).toBeVisible(
    {
      timeout: 60_000,
    },
  );
  await sheet.getByRole('button', { name: 'Put in 10' }).click();
  await expect(page).toHaveURL(/\/kitchens\/[^/]+$/);
  await expect(page.getByText('10 things put in')).toBeVisible();
});

test('a shared recipe becomes a recipe, and is no food', async ({ phone, signIn }) => {
  const { page } = phone;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const kitchenId = await openAdding(phone);
  await addLine(page).fill('Milk');
  await share(page, {
    text: 'Leek soup\nServes 4\n\nIngredients\n- 3 leeks\n- 1 l vegetable stock\n\nMethod\n1. Slice the leeks.\n2. Simmer.',
  });
  await page.getByRole('link', { name: 'It is a recipe' }).click();
  await expect(page).toHaveURL(`/kitchens/${kitchenId}/cook/new`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Leek soup');
  await expect(page.getByText('2 lines, 2 steps')).toBeVisible();
  // It is read once.
  await name.fill('Soup of leeks');
  await page.reload();
  await expect(name).toHaveValue('Soup of leeks');
  await page.getByRole('button', { name: 'Keep recipe' }).click();
  await expect(page.getByRole('link', { name: 'Soup of leeks' })).toBeVisible();
  await page.goto(`/kitchens/${kitchenId}/add`);
  await expect(addLine(page)).toHaveValue('Milk');
});

test('what was shared while the session had ended is there after signing in', async ({ phone, signIn }) => {
  const { page, context } = phone;
  const person = await signIn();
  await openApp(phone);
  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('access-token'));
  await share(page, { text: 'Bread' });
  await expect(page).toHaveURL('/login');
  await logIn(page, person);
  await expect(page).toHaveURL(ARRIVED);
  await expect(title(page)).toHaveValue('Bread');
});

test('a browser that has no service worker yet is told to share once more', async ({
  phone,
  server,
  playwright,
}) => {
  const { page } = phone;
  const person = newPerson();
  const elsewhere = await playwright.request.newContext({ baseURL: server.url });
  await register(elsewhere, person);
  await elsewhere.dispose();
  await page.goto('/about');
  await share(page, { text: 'Bread' });
  await expect(page).toHaveURL('/login');
  await logIn(page, person);
  await expect(page).toHaveURL(`${ARRIVED}=missed`);
  await expect(page.getByText('What you shared did not arrive')).toBeVisible();
});
