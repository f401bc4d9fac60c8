import * as paths from '@crisper/domain/paths.ts';
import { oldBrowser, skipToContent } from '@crisper/texts/navigation.ts';
import { Outlet, useLocation } from 'react-router';
import { Navigation } from '#app/navigation/navigation.tsx';
import { AlertDialogHost } from '#ui/dialogs/alert-dialog-host.tsx';
import { Toasts } from '#ui/toasts/toasts.tsx';
import { Footer } from './footer.tsx';
import { RouterProgress } from './router-progress.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

export function RootLayout() {
  usePageFocus();
  useScrollToTop();
  const { pathname } = useLocation();
  const isForSignedIn = paths.isForSignedIn(pathname);
  if (paths.isBoard(pathname))
    return (
      <main>
        <Outlet />
      </main>
    );
  return (
    <div className="flex min-h-dvh flex-col pb-(--bar)">
      <a
        href="#content"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-brand px-4 py-2 font-semibold text-on-brand focus:translate-y-0"
      >
        {skipToContent}
      </a>
      <p className="hidden bg-expired-soft px-4 py-2 text-center in-old-browser:block">{oldBrowser}</p>
      <Navigation />
      <RouterProgress />
      {isForSignedIn ? (
        <Outlet />
      ) : (
        <main id="content" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
      )}
      <Footer isCompact={isForSignedIn} />
      <AlertDialogHost />
      <Toasts />
    </div>
  );
}
