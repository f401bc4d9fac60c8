import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/navigation.ts';
import { Menu } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#session/use-session.ts';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { LogoutButton, PageLinks, PersonLinks, ToKitchen, VisitorActions } from './menus.tsx';
import { useLogout } from './use-logout.ts';
import { useScrolled } from './use-scrolled.ts';

const bar = 'inset-x-0 top-0 z-30 border-b transition-[background,border-color] duration-300';
const resting = 'absolute border-transparent';
const floating = 'fixed border-line bg-canvas/85 backdrop-blur-md';

export function Navigation() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isInFrame = paths.isForSignedIn(pathname);
  // The frame of the pages for signed-in people is the same before it is known who that is.
  const isIn = isInFrame || user !== null;
  const logout = useLogout();
  const height = isInFrame ? 'h-14 lg:h-18' : 'h-18';

  return (
    <header className={`${height} ${paths.hasOwnHeader(pathname) ? 'max-lg:hidden' : ''}`}>
      <div className={`${bar} ${useScrolled() ? floating : resting}`}>
        <nav aria-label={texts.main} className={`wrap flex ${height} items-center justify-between gap-4`}>
          <Link to={paths.home} className="flex rounded-control">
            <Logo isShort={isIn} />
          </Link>
          <div className="hidden items-center gap-1 lg:flex">
            <PageLinks signedIn={isIn} />
            {isIn && !isInFrame && <ToKitchen isKnown={user !== null} />}
          </div>
          <div className="flex items-center gap-1 sm:gap-2">
            {user && !isInFrame && (
              <div className="lg:hidden">
                <ToKitchen isIcon isKnown />
              </div>
            )}
            {isIn && <PersonLinks user={user} />}
            <div className="hidden items-center gap-2 lg:flex">
              {isIn ? <LogoutButton onLogout={logout} /> : <VisitorActions />}
            </div>
            <button
              type="button"
              popoverTarget="site-menu"
              className="grid size-11 place-items-center rounded-control hover:bg-brand-soft lg:hidden"
            >
              <Menu aria-hidden="true" className="size-6" />
              <span className="sr-only">{texts.menu}</span>
            </button>
          </div>
        </nav>
      </div>
      <div
        id="site-menu"
        popover="auto"
        onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}
        className="inset-x-4 top-20 m-0 max-h-[calc(100dvh-6rem)] w-auto overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-lift lg:hidden"
      >
        <div className="grid gap-1">
          <PageLinks signedIn={isIn} />
          {/* The frame of the pages for signed-in people puts its links here. */}
          <div id="menu-pages" />
          {isIn ? <LogoutButton onLogout={logout} /> : <VisitorActions />}
          <LanguageLinks className="mt-2 border-t border-line px-1.5 pt-2" />
        </div>
      </div>
    </header>
  );
}
