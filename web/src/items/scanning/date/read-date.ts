import type { SaidDate } from '@crisper/domain/items/line/line-food.ts';
import { readPrintedDate } from '@crisper/domain/items/scan/printed-date.ts';
import type { PackReader } from '@crisper/domain/items/scan/printed-days.ts';
import { readText } from '#scan/reading/read-text.ts';
import type { OnProgress } from '#scan/worker-calls.ts';

/** Print made of dots is legible when they run together, which takes more in large print than in small. */
const BLURS_PX = [0, 2.4, 6];

function blurred(image: ImageData, blurPx: number): ImageData {
  if (blurPx === 0) return image;
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (!context) return image;
  context.putImageData(image, 0, 0);
  context.filter = `blur(${blurPx}px)`;
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** The days that the print in the picture may mean. */
export async function readDate(
  image: ImageData,
  reader: PackReader,
  onProgress: OnProgress,
): Promise<SaidDate[]> {
  for (const blurPx of BLURS_PX) {
    const { text } = await readText(blurred(image, blurPx), { mode: 'scattered', onProgress });
    const dates = readPrintedDate(text, reader);
    if (dates.length > 0) return dates;
  }
  return [];
}
