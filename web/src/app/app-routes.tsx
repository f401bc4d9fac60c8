import { StrictMode, Suspense } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router';
import { LoadingScreen } from '#ui/states/loading-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RootLayout } from './layout/root-layout.tsx';

interface Props {
  routes: RouteObject[];
}

/** The page of the URL, in the browser and in the build alike. */
export function AppRoutes({ routes }: Props) {
  const { pathname } = useLocation();
  const page = useRoutes([{ Component: RootLayout, children: routes }]);
  return (
    <StrictMode>
      <ErrorBoundary pathname={pathname}>
        <Suspense fallback={<LoadingScreen />}>{page}</Suspense>
      </ErrorBoundary>
    </StrictMode>
  );
}
