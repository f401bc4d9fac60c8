import { StrictMode, Suspense } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router';
import { LoadingScreen } from '#ui/states/loading-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface Props {
  routes: RouteObject[];
}

/** What the address leads to, in the browser and in the build alike. */
export function AppRoutes({ routes }: Props) {
  const { pathname } = useLocation();
  return (
    <StrictMode>
      <ErrorBoundary pathname={pathname}>
        <Suspense fallback={<LoadingScreen />}>{useRoutes(routes)}</Suspense>
      </ErrorBoundary>
    </StrictMode>
  );
}
