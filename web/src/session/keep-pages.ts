import { everythingForgotten } from '#offline/forget-kept.ts';
import { keepOffline } from '#offline/keep-offline.ts';
import { isMarked } from './session-marker.ts';
import { onAuthStateChanged } from './session-store.ts';

const keep = (person: string) =>
  keepOffline(person, async () => {
    await everythingForgotten();
    return isMarked();
  });

// This file is loaded for people who are signed in or about to be; all others need no service worker.
onAuthStateChanged((user) => {
  if (user) void keep(user.uid).catch(() => {});
});
