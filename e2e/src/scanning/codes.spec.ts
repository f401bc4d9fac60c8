import { addFoodLink, addLine, doneButton } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { dateIn, noOverflow, startKitchen, type Visitor } from '#kitchens/kitchens-test.ts';
import { printed } from './fake-camera.ts';
import { expect, test } from './scanning-test.ts';

/** Without a network, a browser says so of everything that it tries to load. */
test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

const BEANS = '5000169005279';
const MILK = '96385074';

interface Stored {
  items: { title: string; expiryDate: string | null; keeping: { dateKind: string } }[];
}

const stored = async (who: Visitor, kitchenId: string) =>
  (await who.ask<Stored>('GET', `/kitchens/${kitchenId}/changes`)).items;

const scan = ({ page }: Visitor) => page.getByRole('button', { name: 'Barcode' }).click();
const sheetOf = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Scan barcodes' });
const nameField = (who: Visitor) => sheetOf(who).getByLabel('What is it?');
const scanned = (who: Visitor) => sheetOf(who).getByRole('listitem');
const putIn = (who: Visitor, count: number) =>
  sheetOf(who).getByRole('button', { name: `Take ${count} over`, exact: true });

async function openAdding({ page }: Visitor, kitchenId: string): Promise<void> {
  await page.goto(`/kitchens/${kitchenId}/add`);
  await expect(addLine(page)).toBeFocused();
}

async function name(who: Visitor, title: string): Promise<void> {
  await expect(nameField(who)).toBeFocused();
  await who.page.keyboard.type(title);
  await who.page.keyboard.press('Enter');
}

test('a barcode is named once, and known from then on, also without a network', async ({ meetSeeing }) => {
  const ana = await meetSeeing('Ana Alvarez', [await printed('ean13', BEANS)]);
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  await openAdding(ana, kitchenId);
  await scan(ana);
  await expect(sheetOf(ana).getByText(`The barcode ${BEANS} is new here.`)).toBeVisible();
  await expectAccessible(page);
  await name(ana, 'Baked beans');
  await expect(scanned(ana)).toContainText('Baked beans');
  await expectAccessible(page);
  await noOverflow(page);
  await putIn(ana, 1).click();
  await expect(doneButton(page)).toHaveText('Done · 1 food');

  // It is known at once, though nothing is saved yet.
  await scan(ana);
  await expect(scanned(ana)).toContainText('Baked beans');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave out' }).click();
  await doneButton(page).click();
  await expect
    .poll(async () => (await stored(ana, kitchenId)).map(({ title }) => title))
    .toEqual(['Baked beans']);

  await addFoodLink(page).click();
  await scan(ana);
  await expect(scanned(ana)).toContainText('Baked beans');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave out' }).click();
  await expect(sheetOf(ana)).toBeHidden();
  await page.context().setOffline(true);
  await scan(ana);
  await expect(scanned(ana)).toContainText('Baked beans');
  await putIn(ana, 1).click();
  await expect(doneButton(page)).toHaveText('Done · 1 food');
});

test('several packs are scanned without leaving the camera', async ({ meetSeeing }) => {
  const ana = await meetSeeing('Ana Alvarez', [await printed('ean13', BEANS), await printed('ean8', MILK)]);
  await openAdding(ana, await startKitchen(ana));
  await scan(ana);
  await name(ana, 'First');
  await name(ana, 'Second');
  await expect(scanned(ana)).toHaveText([/Second/, /First/]);
  await sheetOf(ana).getByRole('button', { name: 'Remove First' }).click();
  await putIn(ana, 1).click();
  await expect(doneButton(ana.page)).toHaveText('Done · 1 food');
});

test('a code that carries the date brings it along', async ({ meetSeeing }) => {
  const date = dateIn(17);
  const digits = date.replaceAll('-', '').slice(2);
  const ana = await meetSeeing('Ana Alvarez', [await printed('gs1datamatrix', `(01)0${BEANS}(17)${digits}`)]);
  const kitchenId = await startKitchen(ana);
  await openAdding(ana, kitchenId);
  await scan(ana);
  await expect(nameField(ana)).toBeFocused();
  await name(ana, 'Salmon');
  await expect(scanned(ana)).toContainText('Use by');
  await putIn(ana, 1).click();
  await doneButton(ana.page).click();
  await expect
    .poll(async () => await stored(ana, kitchenId))
    .toMatchObject([{ title: 'Salmon', expiryDate: date, keeping: { dateKind: 'use-by' } }]);
});

test('where the camera is refused, a photo is read in its place', async ({ meetSeeing }) => {
  const ana = await meetSeeing('Ana Alvarez', 'refused');
  await openAdding(ana, await startKitchen(ana));
  await scan(ana);
  await expect(sheetOf(ana).getByText('The camera is not allowed here.')).toBeVisible();
  await expectAccessible(ana.page);
  const choose = async (body: Buffer) =>
    sheetOf(ana)
      .getByLabel('Use a photo')
      .setInputFiles({ name: 'pack.png', mimeType: 'image/png', buffer: body });
  await choose(Buffer.from('no picture'));
  await expect(sheetOf(ana).getByText('We could not open that photo.')).toBeVisible();
  await choose(await ana.page.screenshot());
  await expect(sheetOf(ana).getByText('We found nothing in that photo.')).toBeVisible();
  await choose((await printed('upca', '036000291452', { rotate: 'R' })).body);
  await name(ana, 'Tissues');
  await expect(putIn(ana, 1)).toBeEnabled();
});

test('the camera and the screen are let go of when the sheet is closed or the tab is hidden', async ({
  meetSeeing,
}) => {
  const ana = await meetSeeing('Ana Alvarez', [await printed('ean13', BEANS)]);
  const { page } = ana;
  await page.addInitScript(() => {
    const held = { cameras: [] as MediaStreamTrack[], locks: [] as WakeLockSentinel[] };
    const { mediaDevices, wakeLock } = navigator;
    const film = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await film(wanted);
      held.cameras.push(...stream.getTracks());
      return stream;
    };
    const lock = wakeLock.request.bind(wakeLock);
    wakeLock.request = async (type) => {
      const sentinel = await lock(type);
      held.locks.push(sentinel);
      return sentinel;
    };
    Object.assign(window, {
      held: () => [
        held.cameras.filter(({ readyState }) => readyState === 'live').length,
        held.locks.filter(({ released }) => !released).length,
      ],
    });
  });
  const held = () => page.evaluate(() => (window as unknown as { held(): number[] }).held());
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  await openAdding(ana, await startKitchen(ana));
  await scan(ana);
  await expect.poll(held).toEqual([1, 1]);
  await show('hidden');
  await expect.poll(held).toEqual([0, 0]);
  await show('visible');
  await expect.poll(held).toEqual([1, 1]);
  await page.keyboard.press('Escape');
  await expect.poll(held).toEqual([0, 0]);
});

test('nothing for scanning is loaded before somebody scans', async ({ meetSeeing }) => {
  const ana = await meetSeeing('Ana Alvarez', [await printed('ean13', BEANS)]);
  const { page } = ana;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const ofScanning = () =>
    loaded.filter((path) => path.startsWith('/assets/scan/') || path.endsWith('.wasm'));
  const kitchenId = await startKitchen(ana);
  for (const path of ['/', '/fridge', '/dashboard', `/kitchens/${kitchenId}`, `/kitchens/${kitchenId}/add`])
    await page.goto(path);
  await expect(addLine(page)).toBeFocused();
  expect(ofScanning()).toEqual([]);
  await scan(ana);
  await expect(nameField(ana)).toBeFocused();
  expect(ofScanning()).toContainEqual(expect.stringMatching(/^\/assets\/scan\/codes-worker-/));
});
