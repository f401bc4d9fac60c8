import * as paths from '@crisper/domain/paths.ts';
import { NavLink } from 'react-router';

/** How an entry of the menu looks. */
export const look =
  'rounded-control px-3.5 py-2 font-medium text-ink-soft transition-colors hover:text-brand ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong max-lg:py-3 max-lg:text-lg';

/** Highlighted while its page, or a page below it, is shown. */
export function MenuLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink to={to} end={to === paths.home} className={look}>
      {children}
    </NavLink>
  );
}
