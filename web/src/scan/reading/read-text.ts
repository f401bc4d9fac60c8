import { createCaller, type OnProgress } from '#workers/calls.ts';

/** How the text stands in the picture: in lines on a sheet of paper, or in pieces here and there, as on a pack. */
export type TextLayout = 'paper' | 'scattered';

interface ReadLine {
  text: string;
  /** In pixels of the picture. */
  box: { x: number; y: number; width: number; height: number };
  /** From 0 to 100. */
  confidence: number;
}

export interface ReadText {
  text: string;
  lines: ReadLine[];
}

export interface ReadingRequest {
  image: ImageData;
  mode: TextLayout;
  /** Print made of dots is legible when they run together. */
  blurPx: number;
}

type Options = Pick<ReadingRequest, 'mode'> & {
  blurPx?: number;
  onProgress?: OnProgress;
};

const call = createCaller<ReadingRequest, ReadText>(
  () => new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' }),
);

/** Reads what is printed in a picture. The first time, 3.8 MB are loaded for that. */
export const readText = (image: ImageData, { mode, blurPx = 0, onProgress }: Options): Promise<ReadText> =>
  call({ image, mode, blurPx }, onProgress);
