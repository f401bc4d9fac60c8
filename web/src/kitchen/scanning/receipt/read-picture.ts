import { readReceipt } from '@crisper/domain/receipt/read-receipt.ts';
import type { Receipt, ReceiptReader } from '@crisper/domain/receipt/receipt.ts';
import { frameOf, isDark } from '#scan/frames.ts';
import { readText } from '#scan/reading/read-text.ts';
import type { OnProgress } from '#workers/calls.ts';

/** A long receipt needs more of the photo's pixels than a label. */
const LONGEST_SIDE = 3200;

export type PictureProblem = 'dark' | 'nothing' | 'failed';

/** Reads the receipt in a picture, or says why it cannot. */
export async function readPicture(
  photo: ImageBitmap,
  reader: ReceiptReader,
  onProgress: OnProgress,
): Promise<Receipt | PictureProblem> {
  try {
    const picture = frameOf(photo, LONGEST_SIDE);
    if (isDark(picture)) return 'dark';
    const { lines } = await readText(picture, { mode: 'paper', onProgress });
    const receipt = readReceipt(lines, reader);
    return receipt.rows.length > 0 ? receipt : 'nothing';
  } catch {
    return 'failed';
  }
}
