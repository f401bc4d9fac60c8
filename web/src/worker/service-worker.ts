import { build } from './build.ts';
import { answerFile } from './files.ts';
import { forgetEarlierBuilds, keepBuild, keepOtherFiles } from './kept-build.ts';
import { answerPage } from './pages.ts';
import { answerPicture } from './pictures.ts';

declare const self: ServiceWorkerGlobalScope;

const openTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  if ((await openTabs()).length === 0) await forgetEarlierBuilds();
  await self.clients.claim();
}

/** A signed-in person's page is at rest; it was built with this entry. */
interface AtRest {
  entry: string;
}

self.addEventListener('message', (event) => event.waitUntil(keepAll(event.data as AtRest)));

async function keepAll({ entry }: AtRest): Promise<void> {
  await keepBuild();
  if (entry === build.entry && (await openTabs()).length === 1) await forgetEarlierBuilds();
  await keepOtherFiles();
}

/** The responses of the API are not for the worker, apart from pictures. */
function answererOf({ url, method, mode, destination }: Request) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return null;
  if (mode === 'navigate') return pathname.startsWith('/api/') ? null : answerPage;
  if (pathname.startsWith('/assets/')) return answerFile;
  return destination === 'image' ? answerPicture : null;
}

self.addEventListener('fetch', (event) => {
  const answer = answererOf(event.request);
  if (answer) event.respondWith(answer(event));
});
