export const eatFirst = ({ title, more }: { title: string; more: number }) =>
  `Eat first: ${title}${more > 0 ? ` and ${more} more` : ''}`;
export const expired = ({ title, more }: { title: string; more: number }) =>
  `Expired: ${title}${more > 0 ? ` and ${more} more` : ''}`;
export const doNotEat = ({ title, more }: { title: string; more: number }) =>
  `Do not eat: ${title}${more > 0 ? ` and ${more} more` : ''}`;
export const heading = 'Your fridge today';
export const andMore = ({ count }: { count: number }) => `And ${count} more.`;
export const openNotifications = 'Open my notifications';
export const whyDaily = 'You asked for this mail every day. Your profile changes when it comes.';
export const whyWhenDue =
  'You asked for this mail when something is due. Your profile changes when it comes.';
export const whyFromTheStart =
  'This mail comes when something is due, because your email address is confirmed. Your profile changes when it comes.';
export const stop = 'Stop it';
