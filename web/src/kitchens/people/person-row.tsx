import type { Member } from '@crisper/domain/kitchens/member.ts';
import * as texts from '@crisper/texts/kitchens/people.ts';
import { roleMeaning, roleName } from '@crisper/texts/kitchens/roles.ts';
import { Ellipsis } from 'lucide-react';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { shortDay } from '#kitchens/long-day.ts';
import { Badge } from '#ui/badge.tsx';
import { Face } from '#ui/face.tsx';

interface PersonRowProps {
  member: Member;
  kitchen: OwnKitchen;
  tint: number;
  isSelf: boolean;
  /** Left out where there is nothing more to do. */
  onMore?: (() => void) | undefined;
}

/** A person of the kitchen. Being a member is the usual case, and not said. */
export function PersonRow({ member, kitchen, tint, isSelf, onMore }: PersonRowProps) {
  const { name, email, role, joinedAt } = member;
  const detail = role === 'guest' ? roleMeaning.guest : texts.since({ date: shortDay(joinedAt, kitchen) });
  return (
    <li className="flex min-h-16 items-center gap-3 py-2.5">
      <Face person={member} tint={tint} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold wrap-anywhere">
          {name}
          {isSelf && <span className="font-normal text-ink-soft"> {texts.you}</span>}
        </p>
        <p className="text-caption text-ink-soft">{detail}</p>
        {email && <p className="truncate text-caption text-ink-soft">{email}</p>}
      </div>
      {role !== 'member' && <Badge>{roleName[role]}</Badge>}
      {onMore && (
        <button
          type="button"
          onClick={onMore}
          className="-me-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-quiet hover:text-ink"
        >
          <Ellipsis aria-hidden="true" className="size-5.5" />
          <span className="sr-only">{texts.more({ name })}</span>
        </button>
      )}
    </li>
  );
}
