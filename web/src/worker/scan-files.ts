import { build } from './build.ts';
import { keptBuild } from './kept-build.ts';

/** Apart from the builds: it is large, and most of it is the same in the next build. */
const NAME = 'crisper-scan';

async function keep(request: Request, response: Response): Promise<void> {
  // After everything was emptied, nothing may be kept until a person signs in.
  if (await keptBuild()) await (await caches.open(NAME)).put(request, response);
}

/** A file for scanning is fetched when it is first needed. The page shows how much of it has come, so it passes through. */
export async function answerScanFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(keep(request, response.clone()));
  return response;
}

/** Deletes the files that this build does not have. */
export async function forgetEarlierScanFiles(): Promise<void> {
  if (!(await caches.has(NAME))) return;
  const cache = await caches.open(NAME);
  for (const request of await cache.keys())
    if (!build.scanFiles.includes(new URL(request.url).pathname)) await cache.delete(request);
}
