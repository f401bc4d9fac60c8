import type { Role } from '@crisper/domain/kitchens/policy.ts';
import { plural } from '#en/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `People of ${kitchen}`;
export const pageDescription = 'Who is in the kitchen, and who may do what.';
export const loadFailed = 'Failed to load the people';

export const peopleCount = ({ count }: { count: number }) =>
  plural(count, { one: '1 person', other: `${count} people` });

export const you = 'you';
export const since = ({ date }: { date: string }) => `since ${date}`;
export const more = ({ name }: { name: string }) => `More about ${name}`;

export const makeRole: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `Make ${name} an owner`,
  member: ({ name }) => `Make ${name} a member`,
  guest: ({ name }) => `Make ${name} a guest`,
};
export const becomeRole: Record<Role, string> = {
  owner: 'Become an owner',
  member: 'Become a member',
  guest: 'Become a guest',
};
export const roleChanged: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `${name} is an owner now.`,
  member: ({ name }) => `${name} is a member now.`,
  guest: ({ name }) => `${name} is a guest now.`,
};
export const demoteTitle = 'Become less than an owner?';
export const demoteText = 'Only another owner can make you one again.';
export const demote = 'Yes, I want that';

export const handOver = ({ name }: { name: string }) => `Hand the kitchen over to ${name}`;
export const handOverMeaning = 'and be a member yourself';
export const handOverTitle = ({ name }: { name: string }) => `Hand over to ${name}?`;
export const handOverText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} then owns ${kitchen}, and you are a member. Only an owner can change that back.`;
export const handOverNow = 'Hand over';
export const handedOver = ({ name }: { name: string }) => `${name} owns the kitchen now.`;

export const remove = ({ name }: { name: string }) => `Remove ${name}`;
export const removeMeaning = 'their things become everybody’s';
export const removeTitle = ({ name }: { name: string }) => `Remove ${name}?`;
export const removeText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} no longer sees ${kitchen}. What belongs to them becomes everybody’s. All open invitations end, so that nobody comes back by one.`;
export const removeNow = 'Remove';
export const removed = ({ name }: { name: string }) => `${name} is no longer in the kitchen.`;

export const leave = 'Leave this kitchen';
export const leaveOne = <T>({ kitchen, unseen }: { kitchen: string; unseen: (words: string) => T }) => [
  'Leave',
  unseen(` ${kitchen}`),
];
export const leaveTitle = ({ kitchen }: { kitchen: string }) => `Leave ${kitchen}?`;
export const leaveText =
  'You no longer see what is in it, and what belongs to you becomes everybody’s. All open invitations end. To come back, you need a new one.';
export const leaveNow = 'Leave';
export const left = ({ kitchen }: { kitchen: string }) => `You have left ${kitchen}.`;
export const leaveAloneText = ({ days }: { days: number }) =>
  `You are alone in it, so leaving ends it: in ${days} days it is deleted with everything in it. Until then you can take that back in its settings.`;
export const leaveAloneNow = 'Leave and end it';
export const endsAlone = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `${kitchen} ends in ${days} days. Until then you can take that back in its settings.`;
export const lastOwnerTitle = 'Who takes over?';
export const lastOwnerText = ({ kitchen }: { kitchen: string }) =>
  `You are the only owner of ${kitchen}. Choose who owns it from now on; then you have left.`;
export const handOverAndLeave = 'Hand over and leave';
