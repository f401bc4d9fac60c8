import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/navigation.ts';
import { Refrigerator } from 'lucide-react';
import { Link } from 'react-router';
import { look } from './menu-link.tsx';

export interface KitchenLinkProps {
  /** In the header of a phone it is an icon. */
  isIcon?: boolean;
  /** The person's kitchen, once it is known. */
  kitchen?: { id: string; name: string } | undefined;
}

const icon =
  'grid size-11 place-items-center rounded-full text-ink-soft transition-colors hover:bg-brand-soft hover:text-brand';

/** From public pages into the kitchen. The pages for signed-in people have that in the sidebar and in the bar. */
export function KitchenLink({ isIcon = false, kitchen }: KitchenLinkProps) {
  return (
    <Link
      to={kitchen ? paths.kitchen(kitchen.id) : paths.kitchens}
      className={isIcon ? icon : `${look} max-w-48 truncate`}
    >
      {isIcon && <Refrigerator aria-hidden="true" className="size-5.5" />}
      <span className={isIcon ? 'sr-only' : undefined}>{kitchen?.name ?? texts.kitchen}</span>
    </Link>
  );
}
