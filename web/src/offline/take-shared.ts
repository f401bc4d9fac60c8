import {
  type KeptWords,
  SHARED_CACHE,
  SHARED_FILES_URL,
  SHARED_PHOTO_URL,
  SHARED_WORDS_URL,
  type SharedWords,
} from '@crisper/domain/shared-words.ts';

/** Long enough to sign in. Later, nobody remembers having shared it. */
const KEPT_MS = 60 * 60_000;

export interface Shared {
  words: SharedWords;
  photo: File | null;
}

/** What the service worker kept; null if there is nothing, or nothing new. */
async function findKept(): Promise<{ cache: Cache; words: KeptWords; files: Request[] } | null> {
  if (!(await globalThis.caches?.has(SHARED_CACHE))) return null;
  const cache = await caches.open(SHARED_CACHE);
  const words = (await (await cache.match(SHARED_WORDS_URL))?.json()) as KeptWords | undefined;
  if (!words || Date.now() - words.at > KEPT_MS) {
    await forgetShared();
    return null;
  }
  const requests = await cache.keys();
  const files = requests.filter(({ url }) => new URL(url).pathname.startsWith(SHARED_FILES_URL));
  return { cache, words, files };
}

/** What was shared with the app to be added; null if there is nothing, or nothing new. */
export async function findShared(): Promise<Shared | null> {
  const { cache, words, files } = (await findKept()) ?? {};
  if (!cache || !words || files?.length) return null;
  const photo = await (await cache.match(SHARED_PHOTO_URL))?.blob();
  return { words, photo: photo ? new File([photo], 'shared', { type: photo.type }) : null };
}

/** The files with a whole kitchen that were shared with the app. They are taken once. */
export async function takeSharedFiles(): Promise<File[]> {
  const { cache, files = [] } = (await findKept()) ?? {};
  const blobs = await Promise.all(files.map(async (file) => (await cache?.match(file))?.blob()));
  if (files.length > 0) await forgetShared();
  return blobs.flatMap((blob) => (blob ? [new File([blob], 'shared', { type: blob.type })] : []));
}

/** It was used, or is not wanted; or the person signs out. */
export async function forgetShared(): Promise<void> {
  await globalThis.caches?.delete(SHARED_CACHE);
}

/** The words were used, and the photo not yet. */
export async function forgetSharedWords(): Promise<void> {
  if (!(await globalThis.caches?.has(SHARED_CACHE))) return;
  const none: KeptWords = { title: '', text: '', url: '', at: Date.now() };
  await (await caches.open(SHARED_CACHE)).put(SHARED_WORDS_URL, Response.json(none));
}

interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** The files that the person opened with the installed app. */
export function onLaunchedFiles(take: (files: File[]) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files = [] }) => {
    const opened = await Promise.all(files.map((handle) => handle.getFile()));
    if (opened.length > 0) take(opened);
  });
}

/** The same, as what is added. */
export function onOpenedFiles(take: (shared: Shared) => void): void {
  onLaunchedFiles(async (opened) => {
    const texts = opened.filter(({ type }) => type.startsWith('text/')).map((file) => file.text());
    take({
      words: { title: '', text: (await Promise.all(texts)).join('\n'), url: '' },
      photo: opened.find(({ type }) => type.startsWith('image/')) ?? null,
    });
  });
}
