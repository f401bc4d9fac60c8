import { keptBuild } from './kept-build.ts';

/** A file with a hash in its name, of whichever build: it is fetched once. */
export async function answerFile({ request }: FetchEvent): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await keptBuild())?.put(request, response.clone());
  return response;
}
