import * as paths from '@crisper/domain/paths.ts';
import { addFood } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/overview.ts';
import { CirclePlus } from 'lucide-react';
import type { SessionUser } from '#session/session-store.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { dateFormat } from '#ui/formats.ts';

const longDate = dateFormat({ dateStyle: 'long' });

export function UserCard({ user }: { user: SessionUser }) {
  return (
    <section
      aria-label={texts.you}
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card bg-deep p-5 text-on-deep sm:p-7"
    >
      <Avatar user={user} className="size-16 bg-frost sm:size-20" />
      <div className="min-w-0 flex-1 basis-52">
        <h1 className="truncate text-heading">{user.displayName ?? texts.nameless}</h1>
        <p className="truncate text-on-deep-soft">{user.email}</p>
        <p className="text-caption text-on-deep-soft">
          {texts.memberSince({ date: longDate(new Date(user.metadata.creationTime)) })}
        </p>
      </div>
      <ButtonLink to={paths.addFoods} variant="on-deep" className="max-sm:w-full">
        <CirclePlus aria-hidden="true" className="size-5" /> {addFood}
      </ButtonLink>
    </section>
  );
}
