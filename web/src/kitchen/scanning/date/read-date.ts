import { type PrintedDate, readPrintedDate } from '@crisper/domain/labels/printed-date.ts';
import type { PackReader } from '@crisper/domain/labels/printed-days.ts';
import { readText } from '#scan/reading/read-text.ts';
import type { OnProgress } from '#workers/calls.ts';
import { agreedDates } from './agreed-dates.ts';

/** The dots of large print need more to run together than those of small print. */
const BLURS_PX = [0, 2.4, 6];

/** The days that the print in the picture may mean. One reading is no proof: a second has to agree with it. */
export async function readDate(
  image: ImageData,
  reader: PackReader,
  onProgress: OnProgress,
): Promise<PrintedDate[]> {
  const readings: PrintedDate[][] = [];
  for (const blurPx of BLURS_PX) {
    const { text } = await readText(image, { mode: 'scattered', blurPx, onProgress });
    readings.push(readPrintedDate(text, reader));
    const agreed = agreedDates(readings);
    if (agreed) return agreed;
  }
  return everyDate(readings);
}

/** All that the readings came to, each once. */
function everyDate(readings: PrintedDate[][]): PrintedDate[] {
  const all = readings.flat();
  return all.filter(
    ({ date, kind }, at) => all.findIndex((other) => other.date === date && other.kind === kind) === at,
  );
}
