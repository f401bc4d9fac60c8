import type { Member } from '@crisper/domain/kitchens/member.ts';
import { isLower } from '@crisper/domain/kitchens/membership.ts';
import { may, type Role } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/people.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { LeaveKitchen } from './leave-kitchen.tsx';
import { PersonRow } from './person-row.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { askToHandOver, askToRemove, askToStepDown } from './questions.ts';
import { usePeople } from './use-people.ts';

interface PeopleListProps {
  kitchen: OwnKitchen;
  people: Member[];
  /** The account of the person who is signed in. */
  self: string;
}

export function PeopleList({ kitchen, people, self }: PeopleListProps) {
  const [shown, setShown] = useState<Member | null>(null);
  const { save } = usePeople(kitchen.id);
  const navigate = useNavigate();
  const isSelf = shown?.accountId === self;
  const owners = people.filter(({ role }) => role === 'owner').length;

  const mayChange = ({ accountId }: Member) =>
    may('change-people', kitchen.role) && (accountId !== self || owners > 1);

  const close = () => setShown(null);
  const changeRole = async (member: Member, role: Role) => {
    const isStepDown = member.accountId === self && isLower(member.role, role);
    if (!isStepDown || (await askToStepDown())) save({ kind: 'role', member, role });
  };
  const handOver = async (member: Member) => {
    if (await askToHandOver({ name: member.name, kitchen: kitchen.name }))
      save({ kind: 'hand-over', member });
  };
  const remove = async (member: Member) => {
    if (await askToRemove({ name: member.name, kitchen: kitchen.name })) save({ kind: 'remove', member });
  };
  const about = (act: (member: Member) => Promise<void>) => () => {
    close();
    if (shown) void act(shown);
  };

  return (
    <section aria-labelledby="people" className="grid grid-cols-1 gap-2 lg:row-span-2">
      <h2 id="people" tabIndex={-1} className="px-1 text-lg outline-none">
        {texts.peopleCount({ count: people.length })}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-rest">
        {people.map((member, index) => (
          <PersonRow
            key={member.accountId}
            {...{ member, kitchen }}
            tint={index}
            isSelf={member.accountId === self}
            onMore={mayChange(member) ? () => setShown(member) : undefined}
          />
        ))}
      </ul>
      <LeaveKitchen
        kitchen={kitchen}
        people={people}
        self={self}
        onLeft={() => navigate(paths.kitchens, { replace: true })}
      >
        {texts.leave}
      </LeaveKitchen>
      <PersonSheet
        member={shown}
        isSelf={isSelf}
        onClose={close}
        onRole={(role) => about((member) => changeRole(member, role))()}
        onHandOver={about(handOver)}
        onRemove={about(remove)}
      />
    </section>
  );
}
