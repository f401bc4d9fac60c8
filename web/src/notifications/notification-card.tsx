import { itemPath } from '@crisper/domain/items/item-path.ts';
import type { Notification } from '@crisper/domain/notifications/notification.ts';
import type { Priority } from '@crisper/domain/notifications/priority.ts';
import { notificationMessage } from '@crisper/texts/notification.ts';
import { daysLeftText } from '@crisper/texts/relative-day.ts';
import { BellRing, ChevronRight, CircleX, Info } from 'lucide-react';
import { Link } from 'react-router';
import { Badge, type Tone } from '#ui/badge.tsx';

const TONES: Record<Priority, { badge: Tone; edge: string; icon: string }> = {
  high: { badge: 'expired', edge: 'border-s-expired', icon: 'bg-expired-soft text-expired' },
  medium: { badge: 'yellow', edge: 'border-s-citrus', icon: 'bg-yellow-soft text-yellow' },
  low: { badge: 'info', edge: 'border-s-info', icon: 'bg-info-soft text-info' },
};

type DatedNotification = Notification & { type: Exclude<Notification['type'], 'taken'> };

export const isDated = (one: Notification): one is DatedNotification => one.type !== 'taken';

const ICONS: Record<DatedNotification['type'], typeof Info> = {
  warning: BellRing,
  info: Info,
  expired: CircleX,
};

interface NotificationCardsProps {
  notifications: DatedNotification[];
  label: string;
}

export function NotificationCards({ notifications, label }: NotificationCardsProps) {
  return (
    <ul aria-label={label} className="grid gap-3 empty:hidden">
      {notifications.map((notification) => (
        <li key={notification.itemId}>
          <NotificationCard notification={notification} />
        </li>
      ))}
    </ul>
  );
}

function NotificationCard({ notification }: { notification: DatedNotification }) {
  const { kitchenId, itemId, title, type, priority, daysLeft } = notification;
  const tone = TONES[priority];
  const Icon = ICONS[type];
  return (
    <Link
      to={itemPath(kitchenId, itemId)}
      data-priority={priority}
      className={`flex items-center gap-4 rounded-card border border-line border-s-4 bg-surface p-4 shadow-rest transition-shadow hover:shadow-lift sm:px-5 ${tone.edge}`}
    >
      <span className={`grid size-11 shrink-0 place-items-center rounded-full ${tone.icon}`}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{title}</span>
          <Badge tone={tone.badge}>{daysLeftText(daysLeft)}</Badge>
        </span>
        <span className="block text-sm wrap-anywhere text-ink-soft">{notificationMessage(notification)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft rtl:rotate-180" />
    </Link>
  );
}
