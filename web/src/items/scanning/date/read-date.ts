import type { SaidDate } from '@crisper/domain/items/line/line-food.ts';
import { readPrintedDate } from '@crisper/domain/items/scan/printed-date.ts';
import type { PackReader } from '@crisper/domain/items/scan/printed-days.ts';
import { readText } from '#scan/reading/read-text.ts';
import type { OnProgress } from '#scan/worker-calls.ts';

/** The dots of large print need more to run together than those of small print. */
const BLURS_PX = [0, 2.4, 6];

/** The days that the print in the picture may mean. */
export async function readDate(
  image: ImageData,
  reader: PackReader,
  onProgress: OnProgress,
): Promise<SaidDate[]> {
  for (const blurPx of BLURS_PX) {
    const { text } = await readText(image, { mode: 'scattered', blurPx, onProgress });
    const dates = readPrintedDate(text, reader);
    if (dates.length > 0) return dates;
  }
  return [];
}
