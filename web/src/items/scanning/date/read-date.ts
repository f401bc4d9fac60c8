import type { SaidDate } from '@crisper/domain/items/line/line-food.ts';
import { readPrintedDate } from '@crisper/domain/items/scan/printed-date.ts';
import type { PackReader } from '@crisper/domain/items/scan/printed-days.ts';
import { readText } from '#scan/reading/read-text.ts';
import type { OnProgress } from '#scan/worker-calls.ts';

/** Dots of a printer run together under it, and strokes stay apart. */
const DOTS_BLUR_PX = 2.4;

function blurred(image: ImageData): ImageData {
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (!context) return image;
  context.putImageData(image, 0, 0);
  context.filter = `blur(${DOTS_BLUR_PX}px)`;
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** The days that the print in the picture may mean. Print made of dots is legible only at the second attempt. */
export async function readDate(
  image: ImageData,
  reader: PackReader,
  onProgress: OnProgress,
): Promise<SaidDate[]> {
  for (const attempt of [() => image, () => blurred(image)]) {
    const { text } = await readText(attempt(), { mode: 'scattered', onProgress });
    const dates = readPrintedDate(text, reader);
    if (dates.length > 0) return dates;
  }
  return [];
}
