import type { Page } from '@playwright/test';
import type { Still } from './fake-camera.ts';

export const urlOf = ({ type, body }: Still) => `data:${type};base64,${body.toString('base64')}`;

/** Draws the picture and resolves to its PNG in base64. Runs in the page. */
export async function drawPng(url: string): Promise<string> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: picture.width, height: picture.height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
}

/** The still as a photo that a person chooses. */
export async function photoOf(page: Page, still: Still) {
  const png = await page.evaluate(drawPng, urlOf(still));
  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
}
