import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';

export const pageTitle = 'Join a kitchen';
export const pageDescription = 'An invitation into somebody’s kitchen.';
export const loading = 'Looking at your invitation…';
export const loadFailed = 'Failed to look at the invitation';

export const heading = ({ inviter, kitchen }: { inviter: string; kitchen: string }) =>
  `${inviter} invites you to ${kitchen}`;
export const comeInAs: Record<InvitationRole, string> = {
  member: 'You come in as a member: you see everything, and can do everything with the food.',
  guest: 'You come in as a guest: you can look, not touch.',
};
export const seen = 'The others in the kitchen see your name and your picture.';
export const validUntil = ({ date }: { date: string }) => `The invitation works until ${date}.`;
export const onlyFor = ({ email }: { email: string }) => `It is for ${email} only.`;

export const join = 'Join the kitchen';
export const joining = 'Joining…';
export const registerAndJoin = 'Create an account and join';
export const logInAndJoin = 'Log in and join';
export const notNow = 'Not now';

export const memberAlready = ({ kitchen }: { kitchen: string }) => `You are in ${kitchen} already`;
export const memberAlreadyText = 'The invitation stays open for the others.';
export const open = 'Open the kitchen';

export const goToKitchens = 'Go to my kitchens';
export const goHome = 'Go to Crisper';

export const brokenTitle = 'The link is not complete';
export const brokenText =
  'It may have been cut off in a message. Copy the whole link, up to its last letter, or ask for it to be sent again.';
export const endedTitle = 'This invitation was ended';
export const endedText =
  'Somebody in the kitchen has taken it back, or a letter of the link is wrong. Ask for a new link if you should come in.';
export const expiredTitle = 'This invitation has expired';
export const expiredText =
  'An invitation works for seven days. Ask for a new one; it takes a moment to make.';
export const usedUpTitle = 'This invitation is used up';
export const usedUpText = 'It has let in as many people as it was made for. Ask for a new one.';
export const otherEmailTitle = 'This invitation is for somebody else';
export const otherEmailText = ({ email, own }: { email: string; own: string }) =>
  `It is for ${email}, and you are logged in as ${own}. Log in with the other address, or ask for an invitation of your own.`;
export const otherEmailTextOf = ({ own }: { own: string }) =>
  `You are logged in as ${own}, which it is not for. Log in with the other address, or ask for an invitation of your own.`;
export const switchAccount = 'Log in as somebody else';
export const switchFailed = 'Logout failed. Try again.';
export const needsProofTitle = 'One more step: is it your address?';
export const needsProofText = ({ own }: { own: string }) =>
  `The invitation was sent to ${own}. So that nobody else can use it, we send a mail there. Open its link, then come back here.`;
export const sendProof = 'Send me the mail';
export const proofSent = ({ own }: { own: string }) => `The mail is on its way to ${own}.`;
export const tryAgain = 'Done, let me in';
export const tooManyKitchensTitle = 'You are in many kitchens already';
export const tooManyKitchensText =
  'One person can be in twenty. Leave one of them, then open the invitation again.';
export const tooManyPeopleTitle = 'This kitchen is full';
export const tooManyPeopleText =
  'It has as many people as it can hold. Somebody in it has to make room first.';
