import '#ui/theme/styles.css';
import * as paths from '@crisper/domain/paths.ts';
import { startTransition } from 'react';
import { openPages } from '#app/open-pages.ts';
import { routes } from '#app/routes.tsx';
import { dropExpiredToken } from '#http/access-token.ts';
import { askEarly } from '#http/early.ts';
import { pagePath } from '#languages/page-path.ts';
import { startSession } from '#session/start-session.ts';
import { followKeyboard } from '#ui/theme/keyboard-height.ts';
import { showStoredTheme } from '#ui/theme/theme.ts';

/** Lets a finger or a frame in between two pieces of work. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** In steps: the libraries run one after the other, since all at once they would hold up a phone. */
async function start(root: HTMLElement) {
  showStoredTheme();
  followKeyboard();
  const isForSignedIn = paths.isForSignedIn(pagePath());
  dropExpiredToken();
  askEarly(pagePath());
  startSession();
  const { around, all } = openPages(routes);
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await breathe();
  const { createApp } = await import('#app/create-app.tsx');
  await breathe();
  const isPrerendered = root.hasChildNodes();
  // The frame of a page for signed-in people is prerendered, and hydrated before the page's code is there.
  const isFrame = isPrerendered && isForSignedIn;
  const { app, isWhole } = await createApp({
    ...{ routes, pages: isFrame ? around : all },
    isReadable: isPrerendered && !isFrame,
  });
  await breathe();
  startTransition(() => {
    if (isPrerendered && isWhole) hydrateRoot(root, app);
    else {
      // The server wrote these for those who do not run scripts; from here on the app says what the page is called.
      for (const tag of document.head.querySelectorAll('[data-preview]')) tag.remove();
      createRoot(root).render(app);
    }
  });
  await breathe();
  document.documentElement.dataset.running = '';
}

const root = document.getElementById('root');
if (root) start(root);
