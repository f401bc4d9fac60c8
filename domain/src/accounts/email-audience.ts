import { publicName } from './public-name.ts';

/** Who sees a person's email address beside their items; all others see the name. */
export const EMAIL_AUDIENCES = ['nobody', 'signed-in', 'everybody'] as const;
export type EmailAudience = (typeof EMAIL_AUDIENCES)[number];

interface Owner {
  email: string;
  displayName: string | null;
  emailSeenBy: EmailAudience;
}

/** The owner's name for the viewer. Owners always see their email address, by which they recognize their own items. */
export function ownerText(
  { email, displayName, emailSeenBy }: Owner,
  viewer: 'owner' | 'signed-in' | 'visitor',
): string {
  const isSeen =
    viewer === 'owner' ||
    emailSeenBy === 'everybody' ||
    (emailSeenBy === 'signed-in' && viewer === 'signed-in');
  return isSeen ? email : publicName(displayName);
}
