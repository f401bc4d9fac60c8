import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';
import * as texts from '@crisper/texts/kitchens/invite.ts';
import { roleHeading, roleMeaning } from '@crisper/texts/kitchens/roles.ts';
import { useId } from 'react';

const ROLES: InvitationRole[] = ['member', 'guest'];

interface RoleChoiceProps {
  role: InvitationRole;
  onChange: (role: InvitationRole) => void;
}

/** As what a person is invited, with what that means. */
export function RoleChoice({ role, onChange }: RoleChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid justify-items-start gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{texts.as}</legend>
      <div className="inline-flex rounded-full border border-line-strong p-1">
        {ROLES.map((value) => (
          <label
            key={value}
            className="grid min-h-11 cursor-pointer place-items-center rounded-full px-5 font-semibold text-ink-soft transition-colors hover:text-brand has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              checked={role === value}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            {roleHeading[value]}
          </label>
        ))}
      </div>
      <p className="text-caption text-ink-soft">{roleMeaning[role]}</p>
    </fieldset>
  );
}
