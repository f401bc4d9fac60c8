import { PICTURES_CACHE } from '@crisper/domain/pictures/picture.ts';
import { keptBuild } from './kept-build.ts';

const AT_MOST = 200;

/** Appends to the cache, whose order is that of the last fetch. */
async function keep(request: Request, response: Response): Promise<void> {
  // After everything was emptied, nothing may be kept until a person signs in.
  if (!(await keptBuild())) return;
  const cache = await caches.open(PICTURES_CACHE);
  await cache.put(request, response);
  const oldest = (await cache.keys()).slice(0, -AT_MOST);
  await Promise.all(oldest.map((old) => cache.delete(old)));
}

/** Opening a cache would make it, which is for people who are signed in. */
async function forget(request: Request): Promise<void> {
  if (await caches.has(PICTURES_CACHE)) await (await caches.open(PICTURES_CACHE)).delete(request);
}

/**
 * A picture from the server, or the kept one without a connection. The server is asked first because it checks for
 * every picture of a kitchen whether the person is still in it.
 */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(keep(request, response.clone()));
    else if (response.status >= 400) event.waitUntil(forget(request));
    return response;
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}
