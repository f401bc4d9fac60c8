import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/navigation.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { SessionUser } from '#session/session-store.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { KitchenLink } from './kitchen-link.tsx';
import { MenuLink } from './menu-link.tsx';
import { NotificationBell } from './notification-bell.tsx';

export function PageLinks({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <MenuLink to={paths.home}>{texts.home}</MenuLink>
      <MenuLink to={paths.fridge}>{texts.fridge}</MenuLink>
      <MenuLink to={paths.blog}>{texts.blog}</MenuLink>
      {signedIn ? (
        <MenuLink to={paths.dashboard}>{texts.dashboard}</MenuLink>
      ) : (
        <>
          <MenuLink to={paths.about}>{texts.about}</MenuLink>
          <MenuLink to={paths.contact}>{texts.contact}</MenuLink>
        </>
      )}
    </>
  );
}

export function VisitorActions() {
  return (
    <>
      <MenuLink to={paths.login}>{texts.login}</MenuLink>
      <ButtonLink to={paths.register}>{texts.getStarted}</ButtonLink>
    </>
  );
}

// A bell that does not load must not break the page.
const LiveBell = lazy(() =>
  import('./live-bell.tsx').catch(() => ({ default: () => <NotificationBell dot={false} /> })),
);

const LiveKitchenLink = lazy(() => import('./live-kitchen-link.tsx').catch(() => ({ default: KitchenLink })));

/** The way to the person's kitchen, or to where one is started. */
export function ToKitchen({ isIcon = false, isKnown }: { isIcon?: boolean; isKnown: boolean }) {
  const link = <KitchenLink isIcon={isIcon} />;
  return isKnown ? (
    <Suspense fallback={link}>
      <LiveKitchenLink isIcon={isIcon} />
    </Suspense>
  ) : (
    link
  );
}

export function PersonBell({ user }: { user: SessionUser | null }) {
  const bell = <NotificationBell dot={false} />;
  return user ? (
    <Suspense fallback={bell}>
      <LiveBell key={user.uid} email={user.email} />
    </Suspense>
  ) : (
    bell
  );
}

export function PersonLinks({ user }: { user: SessionUser | null }) {
  return (
    <>
      <PersonBell user={user} />
      <Link to={paths.myProfile} className="rounded-full">
        <Avatar user={user} />
      </Link>
    </>
  );
}

export function LogoutButton({ onLogout }: { onLogout: () => void }) {
  return (
    <Button variant="secondary" onClick={onLogout}>
      {texts.logout}
    </Button>
  );
}
