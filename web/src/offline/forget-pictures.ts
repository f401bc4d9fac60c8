import { keptPicture, PICTURES_CACHE } from '@crisper/domain/pictures/picture.ts';

/** The service worker shows without a connection what it kept, also the pictures of a kitchen that is gone. */
export async function forgetPictures(kitchenId: string): Promise<void> {
  if (!(await globalThis.caches?.has(PICTURES_CACHE))) return;
  const cache = await caches.open(PICTURES_CACHE);
  const kept = await cache.keys();
  const gone = kept.filter(({ url }) => keptPicture(new URL(url).pathname)?.kitchenId === kitchenId);
  await Promise.all(gone.map((request) => cache.delete(request)));
}
