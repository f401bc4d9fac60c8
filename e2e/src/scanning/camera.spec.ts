import { addLine } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { startKitchen, type Visitor } from '#kitchens/kitchens-test.ts';
import { printed } from './fake-camera.ts';
import { expect, test } from './scanning-test.ts';

const BEANS = '5000169005279';

const sheetOf = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Scan barcodes' });
const isNew = (who: Visitor) => sheetOf(who).getByText(`The barcode ${BEANS} is new here.`);

async function scan(who: Visitor): Promise<void> {
  await who.page.goto(`/kitchens/${await startKitchen(who)}/add`);
  await expect(addLine(who.page)).toBeFocused();
  await who.page.getByRole('button', { name: 'Barcode' }).click();
}

async function usePhoto(who: Visitor): Promise<void> {
  const { body } = await printed('ean13', BEANS);
  const photo = { name: 'pack.png', mimeType: 'image/png', buffer: body };
  await sheetOf(who).getByLabel('Use a photo').setInputFiles(photo);
}

test('in the dark the camera says so, and a photo is read all the same', async ({ meetSeeing }) => {
  const ana = await meetSeeing('Ana Alvarez', 'darkness');
  await scan(ana);
  await expect(sheetOf(ana).getByText(/^It is too dark to see anything/)).toBeVisible();
  await expectAccessible(ana.page);
  await usePhoto(ana);
  await expect(isNew(ana)).toBeVisible();
});

test('where there is no camera, a photo is read in its place', async ({ meetSeeing }) => {
  const ana = await meetSeeing('Ana Alvarez', 'missing');
  await scan(ana);
  await expect(sheetOf(ana).getByText('We found no camera. Use a photo instead.')).toBeVisible();
  await expectAccessible(ana.page);
  await usePhoto(ana);
  await expect(isNew(ana)).toBeVisible();
});

test('a camera that another app has is tried again, and one that is taken away says so', async ({
  meetSeeing,
}) => {
  const ana = await meetSeeing('Ana Alvarez', [await printed('ean13', BEANS)]);
  await ana.page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const film = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async () => {
      mediaDevices.getUserMedia = film;
      throw new DOMException('Could not start video source', 'NotReadableError');
    };
  });
  await scan(ana);
  await expect(sheetOf(ana).getByText(/^The camera does not answer; another app may have it/)).toBeVisible();
  await sheetOf(ana).getByRole('button', { name: 'Try again' }).click();
  await expect(isNew(ana)).toBeVisible();

  await sheetOf(ana)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => {
      const [track] = (video.srcObject as MediaStream).getTracks();
      track?.dispatchEvent(new Event('ended'));
    });
  await expect(sheetOf(ana).getByRole('button', { name: 'Try again' })).toBeVisible();
});
