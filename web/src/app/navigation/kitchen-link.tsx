import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/navigation.ts';
import { Refrigerator } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { look } from './menu-link.tsx';

export interface KitchenLinkProps {
  /** In the header of a phone it is an icon; the pages for signed-in people have it in the bar at the bottom. */
  isIcon?: boolean;
  /** The person's only kitchen, or the page with all of them. */
  to?: string;
}

const icon =
  'grid size-11 place-items-center rounded-full text-ink-soft transition-colors hover:bg-brand-soft hover:text-brand';

/** Highlighted on every page about kitchens. */
export function KitchenLink({ isIcon = false, to = paths.kitchens }: KitchenLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = `${pathname}/`.startsWith(`${paths.kitchens}/`);
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={isIcon ? icon : look}>
      {isIcon && <Refrigerator aria-hidden="true" className="size-5.5" />}
      <span className={isIcon ? 'sr-only' : undefined}>{texts.kitchen}</span>
    </Link>
  );
}
