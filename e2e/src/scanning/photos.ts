import type { Page } from '@playwright/test';
import type { Still } from './fake-camera.ts';

/** The still as a photo that a person chooses. */
export async function photoOf(page: Page, { type, body }: Still) {
  const url = `data:${type};base64,${body.toString('base64')}`;
  const png = await page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: picture.width, height: picture.height });
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  }, url);
  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
}
