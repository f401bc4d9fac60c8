import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '#ui/styles.css';
import { createRoutes } from '#app/routes.tsx';
import { startSession } from '#session/start-session.ts';
import { showStoredTheme } from '#ui/theme.ts';

/** Lets a finger or a frame in between two pieces of work. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

async function start(root: HTMLElement) {
  showStoredTheme();
  startSession();
  await breathe();
  const routes = createRoutes();
  // Hydrating needs the page's code at hand, or React would throw the prerendered page away.
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  await breathe();
  const router = createBrowserRouter(routes);
  await breathe();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else {
      // The server wrote these for those who do not run scripts; from here on the app says what the page is called.
      for (const tag of document.head.querySelectorAll('[data-preview]')) tag.remove();
      createRoot(root).render(app);
    }
  });
}

const root = document.getElementById('root');
if (root) start(root);
