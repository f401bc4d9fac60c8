import type { SessionUser } from '#session/session-store.ts';

const DEFAULT_AVATAR = '/avatar.svg';

/** The person's picture, or the default one when it is missing or broken. */
export function Avatar({ user, className = 'size-10' }: { user: SessionUser; className?: string }) {
  return (
    <img
      src={user.photoURL ?? DEFAULT_AVATAR}
      alt={user.displayName ?? 'User'}
      width="40"
      height="40"
      referrerPolicy="no-referrer"
      onError={({ currentTarget: image }) => {
        if (!image.src.endsWith(DEFAULT_AVATAR)) image.src = DEFAULT_AVATAR;
      }}
      className={`rounded-full border border-line object-cover ${className}`}
    />
  );
}
