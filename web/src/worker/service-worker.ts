import * as paths from '@crisper/domain/paths.ts';
import { build } from './build.ts';
import { answerFile } from './files.ts';
import { forgetEarlierBuilds, keepBuild, keepOtherFiles } from './kept-build.ts';
import { answerPage } from './pages.ts';
import { answerPicture } from './pictures.ts';
import './push.ts';
import { answerScanFile, forgetEarlierScanFiles } from './scan-files.ts';
import { answerShare } from './share.ts';

declare const self: ServiceWorkerGlobalScope;

const openTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function forgetEarlier(): Promise<void> {
  await forgetEarlierBuilds();
  await forgetEarlierScanFiles();
}

async function takeOver(): Promise<void> {
  if ((await openTabs()).length === 0) await forgetEarlier();
  await self.clients.claim();
}

/** From a page: its person wants the update, or is signed in and the page, built with this entry, is at rest. */
type Message = 'update' | { entry: string };

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  event.waitUntil(message === 'update' ? self.skipWaiting() : keepAll(message.entry));
});

async function keepAll(entry: string): Promise<void> {
  await keepBuild();
  const isOfThisBuild = Object.values(build.languages).some((language) => language.entry === entry);
  if (isOfThisBuild && (await openTabs()).length === 1) await forgetEarlier();
  await keepOtherFiles();
}

/** The responses of the API are not for the worker, apart from pictures. */
function answererOf({ url, method, mode, destination }: Request) {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return null;
  if (method === 'POST' && mode === 'navigate' && paths.withoutLanguage(pathname) === paths.share)
    return answerShare;
  if (method !== 'GET') return null;
  if (mode === 'navigate') return pathname.startsWith('/api/') ? null : answerPage;
  if (pathname.startsWith(build.scanFolder)) return answerScanFile;
  if (pathname.startsWith('/assets/')) return answerFile;
  return destination === 'image' ? answerPicture : null;
}

self.addEventListener('fetch', (event) => {
  const answer = answererOf(event.request);
  if (answer) event.respondWith(answer(event));
});
