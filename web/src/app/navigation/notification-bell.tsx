import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/navigation.ts';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';

/** Shows a dot while there is something new; clicking it clears the dot. */
export function NotificationBell({ dot, onClick }: { dot: boolean; onClick?: () => void }) {
  return (
    <Link
      to={paths.notifications}
      onClick={onClick}
      className="relative grid size-11 place-items-center rounded-full text-ink-soft transition-colors hover:bg-brand-soft hover:text-brand"
    >
      <Bell aria-hidden="true" className="size-5.5" />
      {dot && (
        <span className="absolute top-2.5 right-2.5 size-2.5 rounded-full border-2 border-surface bg-expired" />
      )}
      <span className="sr-only">{dot ? texts.newNotifications : texts.notifications}</span>
    </Link>
  );
}
