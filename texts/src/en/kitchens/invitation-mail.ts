interface Names {
  /** Both in quotation marks: people chose them. */
  inviter: string;
  kitchen: string;
}

export const subject = ({ inviter, kitchen }: Names) => `${inviter} invites you to the kitchen ${kitchen}`;
export const heading = 'Come into our kitchen';
export const invited = ({ inviter, kitchen }: Names) =>
  `${inviter} would like to share the kitchen ${kitchen} with you on Crisper: what is in it, what to eat first, and who takes care of it.`;
export const button = 'Look at the invitation';
export const smallPrint = ({ days }: { days: number }) =>
  `The link works for ${days} days, for this email address alone. If you do not know who invites you, ignore this mail: nothing happens without you.`;
