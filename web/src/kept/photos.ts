import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { PICTURE_KEPT_WIDTH, pictureUrl } from '@crisper/domain/pictures/picture.ts';
import { picturesApi } from '@crisper/domain/pictures/pictures-api.ts';
import { ApiError, isAboutToken } from '#http/api-error.ts';
import { read, readAll, write } from '#http/database.ts';
import { newId } from '#http/new-id.ts';
import { mayPass } from '#http/reach.ts';
import { upload } from '#http/upload.ts';
import { currentKept, openKept, type Photo, setPhotos } from './kept.ts';
import { tellOf } from './remarks.ts';

const TYPE = 'image/webp';
const QUALITY = 0.85;

/** As large as the server would make it. */
async function shrunk(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, PICTURE_KEPT_WIDTH / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // Browsers that write no WebP make a PNG.
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY))) ?? file;
}

/** Pages show pictures from `data:`, and none from `blob:`. */
const dataUrlOf = (photo: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(photo);
  });

/** Keeps a photo until it can be uploaded. Returns the URL that it will have, by which food can name it at once. */
export async function keepPhoto(kitchenId: string, file: Blob): Promise<string> {
  const { database } = await openKept();
  if (!database) throw new Error('This browser keeps nothing.');
  const blob = await shrunk(file);
  const id = newId();
  const url = pictureUrl({ kitchenId: kitchenId as KitchenId, id });
  const photo: Photo = { url, kitchenId, id, blob };
  await write(database, ['photos'], (shelf) => shelf('photos').put(photo));
  setPhotos(new Map(currentKept().photos).set(url, await dataUrlOf(blob)));
  return url;
}

/** Has pages show the photos that wait from before. */
async function show(photos: readonly Photo[]): Promise<void> {
  const known = currentKept().photos;
  if (photos.every(({ url }) => known.has(url))) return;
  const shown = photos.map(async ({ url, blob }) => [url, await dataUrlOf(blob)] as const);
  setPhotos(new Map(await Promise.all(shown)));
}

export async function isPhotoWaiting(url: string): Promise<boolean> {
  const { database } = await openKept();
  return database !== null && (await read(database, 'photos', url)) !== undefined;
}

/** Whether the same upload may succeed later; another one of the person may be on its way. */
const isPassing = (error: unknown) =>
  mayPass(error) ||
  isAboutToken(error) ||
  !(error instanceof ApiError) ||
  error.code === 'picture_on_its_way';

interface Course {
  /** Whether the photos of that kitchen are not to be sent now. */
  leaves(kitchenId: string): boolean;
  /** Called with what may pass. Those of the kitchen wait for the next time, or it throws, and all do. */
  fails(kitchenId: string, error: unknown): void;
}

/** Uploads the photos that wait, in their order. One that is refused is told, and what names it goes on without it. */
export async function sendPhotos({ leaves, fails }: Course): Promise<void> {
  const { database } = await openKept();
  const photos = database ? await readAll<Photo>(database, 'photos') : [];
  await show(photos);
  for (const { url, kitchenId, id, blob } of photos) {
    if (leaves(kitchenId)) continue;
    try {
      await upload(picturesApi.uploadKitchenPicture, blob, {
        params: { kitchenId: kitchenId as KitchenId },
        query: { id },
      });
    } catch (error) {
      if (isPassing(error)) {
        fails(kitchenId, error);
        continue;
      }
      await tellOf(url, (error as ApiError).message);
    }
    if (database) await write(database, ['photos'], (shelf) => shelf('photos').delete(url));
    setPhotos(new Map([...currentKept().photos].filter(([shown]) => shown !== url)));
  }
}
