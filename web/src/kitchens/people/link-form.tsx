import {
  INVITATION_DAYS,
  INVITATION_USES,
  type InvitationRole,
} from '@crisper/domain/kitchens/invitation.ts';
import * as texts from '@crisper/texts/kitchens/invite.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { RoleChoice } from './role-choice.tsx';

const USES = [1, 2, 3, INVITATION_USES, 10, 20];

interface LinkWish {
  role: InvitationRole;
  uses: number;
}

/** What the link is for: usually one tap, because both answers are there. */
export function LinkForm({ busy, onMake }: { busy: boolean; onMake: (wish: LinkWish) => void }) {
  const [role, setRole] = useState<InvitationRole>('member');
  const [uses, setUses] = useState(INVITATION_USES);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onMake({ role, uses });
  };

  return (
    <form method="post" onSubmit={submit} aria-label={texts.makeLink}>
      <fieldset disabled={busy} className="grid gap-4">
        <RoleChoice role={role} onChange={setRole} />
        <SelectField
          label={texts.uses}
          value={uses}
          onChange={(event) => setUses(Number(event.currentTarget.value))}
          hint={texts.linkMeaning({ days: INVITATION_DAYS })}
        >
          {USES.map((count) => (
            <option key={count} value={count}>
              {texts.usesChoice({ count })}
            </option>
          ))}
        </SelectField>
        <Button type="submit" size="large">
          {busy ? texts.makingLink : texts.makeLink}
        </Button>
      </fieldset>
    </form>
  );
}
