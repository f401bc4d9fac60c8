import { isShowableUrl } from '@crisper/domain/pictures/picture-url.ts';
import * as texts from '@crisper/texts/ui.ts';

const DEFAULT_AVATAR = '/avatar.svg';

interface AvatarProps {
  /** Null while it is not known who it is. */
  user: { displayName: string | null; photoURL: string | null } | null;
  className?: string;
}

/** The person's picture, or the default one when it is missing or broken. */
export function Avatar({ user, className = 'size-10' }: AvatarProps) {
  const photo = user?.photoURL && isShowableUrl(user.photoURL) ? user.photoURL : DEFAULT_AVATAR;
  return (
    <img
      src={photo}
      alt={user?.displayName ?? texts.avatar}
      width="40"
      height="40"
      referrerPolicy="no-referrer"
      // What the page is about comes first.
      fetchPriority="low"
      onError={({ currentTarget: image }) => {
        if (!image.src.endsWith(DEFAULT_AVATAR)) image.src = DEFAULT_AVATAR;
      }}
      className={`rounded-full border border-line object-cover ${className}`}
    />
  );
}
