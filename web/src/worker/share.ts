import * as paths from '@crisper/domain/paths.ts';
import {
  isForBringing,
  type KeptWords,
  SHARE_MISSED,
  SHARED_CACHE,
  SHARED_FILES_URL,
  SHARED_PARAM,
  SHARED_PHOTO_URL,
  SHARED_TEXT_MAX_LENGTH,
  SHARED_WORDS_URL,
} from '@crisper/domain/shared-words.ts';

const filesOf = (form: FormData) => form.getAll('files').filter((entry) => entry instanceof File);

async function wordsOf(form: FormData): Promise<KeptWords> {
  const field = (name: string) => String(form.get(name) ?? '').slice(0, SHARED_TEXT_MAX_LENGTH);
  const written = filesOf(form).filter((file) => file.type.startsWith('text/') && !isForBringing(file));
  const texts = await Promise.all(written.map((file) => file.slice(0, SHARED_TEXT_MAX_LENGTH).text()));
  const text = [field('text'), ...texts].join('\n').trim();
  return { title: field('title'), text, url: field('url'), at: Date.now() };
}

/** What was shared before and not used is replaced. Says which page takes it. */
async function keepShared(form: FormData): Promise<string> {
  await caches.delete(SHARED_CACHE);
  const cache = await caches.open(SHARED_CACHE);
  const files = filesOf(form).filter(isForBringing);
  await Promise.all(files.map((file, at) => cache.put(`${SHARED_FILES_URL}${at}`, new Response(file))));
  const photo = filesOf(form).find(({ type }) => type.startsWith('image/'));
  if (photo)
    await cache.put(SHARED_PHOTO_URL, new Response(photo, { headers: { 'content-type': photo.type } }));
  await cache.put(SHARED_WORDS_URL, Response.json(await wordsOf(form)));
  return files.length > 0 ? paths.kitchenBring(paths.OWN_KITCHEN) : paths.addFoods;
}

/** Another app shares something: it is kept here, and a page for adding food takes it up, after signing in if need be. */
export async function answerShare({ request }: FetchEvent): Promise<Response> {
  const language = paths.languageOf(new URL(request.url).pathname);
  const to = await request
    .formData()
    .then(keepShared)
    .then((page) => `${page}?${SHARED_PARAM}`)
    .catch(() => `${paths.addFoods}?${SHARED_PARAM}=${SHARE_MISSED}`);
  return Response.redirect(paths.inLanguage(language, to), 303);
}
