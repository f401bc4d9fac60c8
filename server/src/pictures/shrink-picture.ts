import { AppError } from '@crisper/domain/errors.ts';
import {
  PICTURE_KEPT_BYTES,
  PICTURE_KEPT_WIDTH,
  PICTURE_MAX_PIXELS,
  PICTURE_MEGAPIXELS,
} from '@crisper/domain/pictures/picture.ts';
import sharp, { type OutputInfo } from 'sharp';

// Whatever type a file claims, only these three decoders ever read it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
// The other processors are for the other requests.
sharp.concurrency(1);
/** The largest photo takes a few seconds; other pictures wait meanwhile. */
const DECODE_SECONDS = 30;

/** Tried in turn until the picture is small enough; the last one is kept whatever its size. */
const ATTEMPTS = [
  { width: PICTURE_KEPT_WIDTH, quality: 80 },
  { width: PICTURE_KEPT_WIDTH, quality: 60 },
  { width: 900, quality: 50 },
  { width: 600, quality: 40 },
];

/** A web picture of limited size, upright and without metadata. */
export async function shrinkPicture(bytes: Buffer): Promise<Buffer> {
  const { data, info } = await decode(bytes);
  let small = data;
  for (const { width, quality } of ATTEMPTS) {
    small = await sharp(data, { raw: info })
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    if (small.length <= PICTURE_KEPT_BYTES) break;
  }
  return small;
}

/** Done once, because decoding costs most; the pixels are those of the largest attempt. */
async function decode(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  const width = PICTURE_KEPT_WIDTH;
  try {
    return await sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message.includes('timeout')) throw new AppError('unavailable');
    throw new AppError(
      'picture_unreadable',
      message.includes('pixel limit')
        ? { reason: { about: 'picture_too_many_pixels', mostMegapixels: PICTURE_MEGAPIXELS } }
        : {},
    );
  }
}
