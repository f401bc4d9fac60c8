import * as formTexts from '@crisper/texts/accounts/account-form.ts';
import * as texts from '@crisper/texts/accounts/profile.ts';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SessionUser } from '#session/session-store.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { dateFormat } from '#ui/formats.ts';
import { ProfileForm } from './profile-form.tsx';

const longDate = dateFormat({ dateStyle: 'long' });

/** On a phone, what may be long has the line for itself. */
const wide = 'max-sm:col-span-2';

function Facts({ user }: { user: SessionUser }) {
  const facts = [
    [texts.fullName, user.displayName ?? texts.noName, wide],
    [formTexts.email, user.email, wide],
    [texts.createdOn, longDate(new Date(user.metadata.creationTime)), ''],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-8 sm:gap-y-5">
      {facts.map(([name, value, width]) => (
        <div key={name} className={`min-w-0 ${width}`}>
          <dt className="text-caption text-ink-soft">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="text-caption text-ink-soft">{texts.status}</dt>
        <dd className="mt-0.5">
          <Badge tone="fresh">{texts.active}</Badge>
        </dd>
      </div>
    </dl>
  );
}

/** The user's name and picture, to read or to edit. */
export function ProfileDetails({ user }: { user: SessionUser }) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const done = () => {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  };
  return (
    <Card
      as="section"
      aria-label={texts.details}
      className={`grid gap-4 sm:p-8 md:grid-cols-[auto_1fr] md:gap-10 ${editing ? '' : 'grid-cols-[auto_1fr]'}`}
    >
      {/* The form shows the picture by itself. */}
      <Avatar
        user={user}
        className={`size-16 bg-frost shadow-rest md:size-28 ${editing ? 'max-md:hidden' : ''}`}
      />
      <div className="grid min-w-0 gap-5 md:gap-7">
        {editing ? (
          <ProfileForm user={user} onDone={done} />
        ) : (
          <>
            <Facts user={user} />
            <div>
              <Button ref={editButton} onClick={() => setEditing(true)}>
                <Pencil aria-hidden="true" className="size-4.5" /> {texts.edit}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
