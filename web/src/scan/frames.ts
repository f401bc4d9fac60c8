/** A photo has more pixels than are needed, and reading all of them takes seconds. */
const PHOTO_MAX_PX = 2000;
/** What is too large or too blurred at one size is read at another. */
const PHOTO_SHARES = [0.8, 0.6, 1, 0.4];
/**
 * Of a photo there is one frame, so a code in it is read at several angles, each another look at it. No row of pixels crosses
 * all bars of a code that lies at more than about 25 degrees, so it is then turned there, twice to each side.
 */
const PHOTO_TURNS_DEGREES = [0, 6, -6, 12, 32, 38, -32, -38];
/** Of 255. A dim room has about 60. */
const DARK_BELOW = 24;
/** One in so many pixels is looked at. */
const SAMPLE = 101;

type Source = HTMLVideoElement | ImageBitmap;

/** Draws frames on a canvas of its own, and gives their pixels. */
function frameReader(): (source: Source, width: number, height: number, turnDegrees?: number) => ImageData {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  return (source, width, height, turnDegrees = 0) => {
    const { canvas } = context;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.resetTransform();
    if (turnDegrees !== 0) {
      // The edges of the photo that are turned out of the frame leave corners behind.
      context.fillStyle = 'white';
      context.fillRect(0, 0, width, height);
      context.translate(width / 2, height / 2);
      context.rotate((turnDegrees * Math.PI) / 180);
      context.translate(-width / 2, -height / 2);
    }
    context.drawImage(source, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  };
}

/** Resolves when the video shows another frame; never while it is paused or its tab is hidden. */
const nextFrame = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((resolve) => {
    // Not every browser tells.
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });

/** Gives the frames of the video one at a time, until one is the last that is needed. */
export async function watchFrames(
  video: HTMLVideoElement,
  ended: AbortSignal,
  look: (frame: ImageData) => Promise<boolean>,
): Promise<void> {
  const read = frameReader();
  let isDone = false;
  while (!isDone) {
    await nextFrame(video);
    if (ended.aborted) return;
    if (video.videoWidth > 0) isDone = await look(read(video, video.videoWidth, video.videoHeight));
  }
}

/** The whole photo, with no side longer than so many pixels. */
export function frameOf(photo: ImageBitmap, longest: number): ImageData {
  const scale = Math.min(1, longest / Math.max(photo.width, photo.height));
  return frameReader()(photo, Math.ceil(photo.width * scale), Math.ceil(photo.height * scale));
}

/** The photo in several sizes, and at several angles if wanted: they are as good as several frames of a video. */
export function* framesOf(
  photo: ImageBitmap,
  isTurned: boolean,
): Generator<{ frame: ImageData; turnDegrees: number }> {
  const read = frameReader();
  const scale = Math.min(1, PHOTO_MAX_PX / Math.max(photo.width, photo.height));
  const turns = isTurned ? PHOTO_TURNS_DEGREES : PHOTO_SHARES.map(() => 0);
  for (const [at, turnDegrees] of turns.entries()) {
    const share = PHOTO_SHARES[at % PHOTO_SHARES.length] ?? 1;
    const [width, height] = [photo.width, photo.height].map((px) =>
      Math.max(1, Math.round(px * scale * share)),
    );
    yield { frame: read(photo, width ?? 1, height ?? 1, turnDegrees), turnDegrees };
  }
}

/** Whether hardly anything can be seen. */
export function isDark({ data }: Pick<ImageData, 'data'>): boolean {
  let sum = 0;
  let count = 0;
  // Green is the second of the four values of a pixel, and most of its brightness.
  for (let at = 1; at < data.length; at += 4 * SAMPLE) {
    sum += data[at] ?? 0;
    count++;
  }
  return sum < DARK_BELOW * count;
}
