import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/mine.ts';
import { leaveOne, peopleCount } from '@crisper/texts/kitchens/people.ts';
import { roleHeading } from '@crisper/texts/kitchens/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LeaveKitchen } from '#kitchens/people/leave-kitchen.tsx';
import { membersQuery } from '#session/kitchen/members-query.ts';
import { sentence, unseen } from '#ui/sentence.ts';

interface KitchenRowProps {
  kitchen: KitchenCard;
  self: string;
  onLeft: () => void;
}

/** A kitchen that the person is in, what they are there, and the way out. */
export function KitchenRow({ kitchen, self, onLeft }: KitchenRowProps) {
  const { id, name, role, members } = kitchen;
  const { data: people } = useQuery(membersQuery(id));
  return (
    <li className="flex min-h-16 items-center justify-between gap-x-2 py-2 last:pb-0">
      <Link to={paths.kitchen(id)} className="grid min-w-0 py-1.5 hover:text-brand">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-caption text-ink-soft">
          {texts.roleAmong({ role: roleHeading[role], people: peopleCount({ count: members.count }) })}
        </span>
      </Link>
      {people && (
        <LeaveKitchen kitchen={kitchen} people={people} self={self} onLeft={onLeft}>
          {sentence(leaveOne({ kitchen: name, unseen }))}
        </LeaveKitchen>
      )}
    </li>
  );
}
