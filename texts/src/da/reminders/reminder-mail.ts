import { plural } from '#da/plural.ts';

const andOthers = (more: number) =>
  more > 0 ? plural(more, { one: ` og ${more} til`, other: ` og ${more} til` }) : '';

export const eatFirst = ({ title, more }: { title: string; more: number }) =>
  `Spis først: ${title}${andOthers(more)}`;
export const expired = ({ title, more }: { title: string; more: number }) =>
  `Udløbet: ${title}${andOthers(more)}`;
export const doNotEat = ({ title, more }: { title: string; more: number }) =>
  `Spis det ikke: ${title}${andOthers(more)}`;
export const heading = 'Dit køleskab i dag';
export const andMore = ({ count }: { count: number }) => `Og ${count} til.`;
export const openNotifications = 'Åbn mine beskeder';
export const whyDaily = 'Du har bedt om denne mail hver dag. I din profil ændrer du, hvornår den kommer.';
export const whyWhenDue =
  'Du har bedt om denne mail, når noget skal spises. I din profil ændrer du, hvornår den kommer.';
export const whyFromTheStart =
  'Denne mail kommer, når noget skal spises, fordi din mailadresse er bekræftet. I din profil ændrer du, hvornår den kommer.';
export const stop = 'Stop den';
