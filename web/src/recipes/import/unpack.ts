import {
  RECIPE_ARCHIVE_MAX_MEGABYTES,
  RECIPE_FILE_MAX_MEGABYTES,
} from '@crisper/domain/recipes/import/recipe-file.ts';
import { RecipeFileError } from './recipe-file-error.ts';

const MEGABYTE = 1024 * 1024;
/** More than a kitchen has recipes, with an archive for each. */
const FILES_MAX = 2000;

/** How much may still be unpacked, of all that was chosen. */
export interface UnpackingBudget {
  bytesLeft: number;
  filesLeft: number;
}

export const unpackingBudget = (): UnpackingBudget => ({
  bytesLeft: RECIPE_ARCHIVE_MAX_MEGABYTES * MEGABYTE,
  filesLeft: FILES_MAX,
});

/**
 * Reads all of it, unpacked if it is packed. The bytes are counted as they come, because what a file says about its own
 * size need not be true: a bomb ends when it has more than a recipe can have.
 */
export async function unpack(
  packed: Blob,
  format: CompressionFormat | null,
  budget: UnpackingBudget,
): Promise<Blob> {
  budget.filesLeft -= 1;
  if (budget.filesLeft < 0) throw new RecipeFileError('too_large');
  const stream = format ? packed.stream().pipeThrough(new DecompressionStream(format)) : packed.stream();
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    // Streams say with a TypeError that the data is damaged.
    const { done, value } = await reader.read().catch(() => {
      throw new RecipeFileError('damaged');
    });
    if (done) return new Blob(parts);
    size += value.length;
    budget.bytesLeft -= value.length;
    if (size > RECIPE_FILE_MAX_MEGABYTES * MEGABYTE || budget.bytesLeft < 0) {
      await reader.cancel();
      throw new RecipeFileError('too_large');
    }
    parts.push(value);
  }
}
