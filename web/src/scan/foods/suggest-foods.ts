import type { Suggestion } from '@crisper/domain/labels/groceries.ts';
import { createCaller, type OnProgress } from '#workers/calls.ts';
import { SIDE } from './network.ts';

const call = createCaller<ImageData, Suggestion[]>(
  () => new Worker(new URL('./foods-worker.ts', import.meta.url), { type: 'module' }),
);

/** The square in the middle of the picture, as large as the network wants it. */
function middleOf(picture: ImageBitmap): ImageData {
  const { width, height } = picture;
  const side = Math.min(width, height);
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  return context.getImageData(0, 0, SIDE, SIDE);
}

/** The foods that the picture may show, the likeliest first; none if it is none that is known. */
export const suggestFoods = (picture: ImageBitmap, onProgress: OnProgress): Promise<Suggestion[]> =>
  call(middleOf(picture), onProgress);
