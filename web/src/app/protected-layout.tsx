import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '#session/use-session.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { paths } from './paths.ts';
import { useTokenCheck } from './use-token-check.ts';

/** Around the pages of whoever is signed in; everybody else is asked to, and comes back afterwards. */
export default function ProtectedLayout() {
  const { user, loading } = useSession();
  const checking = useTokenCheck(user);
  const location = useLocation();
  if (loading || checking) return <LoadingScreen label="Loading user data..." />;
  if (!user) return <Navigate to={paths.login} replace state={{ from: location }} />;
  return <Outlet />;
}
