// Runs in the browser: the shipped code that reads a photo or what the camera sees.
import { agreement } from '@crisper/web/scan/codes/agreement.ts';
import { readCodes, type SeenCode } from '@crisper/web/scan/codes/read-codes.ts';
import { framesOf } from '@crisper/web/scan/frames.ts';

export interface Readings {
  /** What the person is shown. */
  agreed: SeenCode[];
  /** What was read in any one look, agreed or not. */
  single: SeenCode[];
}

/** Under this URL is the picture as it is, without a file's head. */
async function load(url: string, width: number, height: number): Promise<ImageData> {
  const response = await fetch(url);
  return new ImageData(new Uint8ClampedArray(await response.arrayBuffer()), width, height);
}

/** As phones keep it. */
async function asPhoto(picture: ImageData): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.putImageData(picture, 0, 0);
  return createImageBitmap(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }));
}

async function* looksAt(urls: string[], width: number, height: number, isPhoto: boolean) {
  for (const url of urls) {
    const picture = await load(url, width, height);
    if (isPhoto) yield* framesOf(await asPhoto(picture), true);
    else yield { frame: picture, turnDegrees: 0 };
  }
}

/** A photo is read until something is found in it; before the camera, packs are read as long as it runs. */
export async function readPictures(
  urls: string[],
  width: number,
  height: number,
  isPhoto: boolean,
): Promise<Readings> {
  const agree = agreement();
  const readings: Readings = { agreed: [], single: [] };
  for await (const { frame, turnDegrees } of looksAt(urls, width, height, isPhoto)) {
    const codes = await readCodes(frame, turnDegrees);
    readings.single.push(...codes);
    readings.agreed.push(...agree(codes));
    if (isPhoto && readings.agreed.length > 0) break;
  }
  return readings;
}

Object.assign(globalThis, { readPictures });
