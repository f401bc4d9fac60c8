import type { Member } from '@crisper/domain/kitchens/member.ts';
import { ROLES, type Role } from '@crisper/domain/kitchens/policy.ts';
import * as texts from '@crisper/texts/kitchens/people.ts';
import { roleMeaning } from '@crisper/texts/kitchens/roles.ts';
import { Crown, Eye, KeyRound, UserMinus, Users } from 'lucide-react';
import { Dialog } from '#ui/dialogs/dialog.tsx';

const icons: Record<Role, typeof Crown> = { owner: Crown, member: Users, guest: Eye };

interface ActProps {
  icon: typeof Crown;
  title: string;
  text: string;
  isDanger?: boolean;
  onClick: () => void;
}

function Act({ icon: Icon, title, text, isDanger = false, onClick }: ActProps) {
  const tone = isDanger ? 'text-expired' : 'text-brand';
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-15 w-full items-center gap-4 rounded-control px-3 py-2 text-start transition-colors hover:bg-quiet"
      >
        <Icon aria-hidden="true" className={`size-5.5 shrink-0 ${tone}`} />
        <span className="grid min-w-0">
          <span className={`font-semibold wrap-anywhere ${isDanger ? tone : ''}`}>{title}</span>
          <span className="text-caption text-ink-soft">{text}</span>
        </span>
      </button>
    </li>
  );
}

interface PersonSheetProps {
  /** Null while the sheet is closed. */
  member: Member | null;
  isSelf: boolean;
  onClose: () => void;
  onRole: (role: Role) => void;
  onHandOver: () => void;
  onRemove: () => void;
}

/** What an owner can do about a person: other roles, handing over, removing. */
export function PersonSheet({ member, isSelf, onClose, onRole, onHandOver, onRemove }: PersonSheetProps) {
  const name = member?.name ?? '';
  return (
    <Dialog open={member !== null} onClose={onClose} title={name} placement="sheet">
      <ul className="-mx-3 -mb-2 grid">
        {ROLES.filter((role) => role !== member?.role).map((role) => (
          <Act
            key={role}
            icon={icons[role]}
            title={isSelf ? texts.becomeRole[role] : texts.makeRole[role]({ name })}
            text={roleMeaning[role]}
            onClick={() => onRole(role)}
          />
        ))}
        {!isSelf && (
          <>
            <Act
              icon={KeyRound}
              title={texts.handOver({ name })}
              text={texts.handOverMeaning}
              onClick={onHandOver}
            />
            <Act
              icon={UserMinus}
              title={texts.remove({ name })}
              text={texts.removeMeaning}
              isDanger
              onClick={onRemove}
            />
          </>
        )}
      </ul>
    </Dialog>
  );
}
