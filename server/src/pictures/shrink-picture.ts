import { AppError } from '@crisper/domain/errors.ts';
import {
  PICTURE_KEPT_BYTES,
  PICTURE_KEPT_WIDTH,
  PICTURE_MAX_PIXELS,
  PICTURE_TOO_MANY_PIXELS,
} from '@crisper/domain/pictures/picture.ts';
import sharp from 'sharp';

// Whatever a file calls itself, nothing but these three decoders ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

/** Tried in turn until the picture is small enough; the last one is kept whatever it comes to. */
const ATTEMPTS = [
  { width: PICTURE_KEPT_WIDTH, quality: 80 },
  { width: PICTURE_KEPT_WIDTH, quality: 60 },
  { width: 900, quality: 50 },
  { width: 600, quality: 40 },
];

/** A web picture of a size to look at, upright, with nothing in it but the picture. */
export async function shrinkPicture(bytes: Buffer): Promise<Buffer> {
  let small = bytes;
  for (const { width, quality } of ATTEMPTS) {
    small = await convert(bytes, width, quality);
    if (small.length <= PICTURE_KEPT_BYTES) break;
  }
  return small;
}

async function convert(bytes: Buffer, width: number, quality: number): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new AppError('picture_unreadable', isTooLarge ? { message: PICTURE_TOO_MANY_PIXELS } : {});
  }
}
