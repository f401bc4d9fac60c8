import { plural } from '#de/plural.ts';

const andOthers = (more: number) =>
  more > 0 ? plural(more, { one: ` und ${more} weiteres`, other: ` und ${more} weitere` }) : '';

export const eatFirst = ({ title, more }: { title: string; more: number }) =>
  `Zuerst essen: ${title}${andOthers(more)}`;
export const expired = ({ title, more }: { title: string; more: number }) =>
  `Abgelaufen: ${title}${andOthers(more)}`;
export const doNotEat = ({ title, more }: { title: string; more: number }) =>
  `Nicht mehr essen: ${title}${andOthers(more)}`;
export const heading = 'Dein Kühlschrank heute';
export const andMore = ({ count }: { count: number }) => `Und noch ${count}.`;
export const openNotifications = 'Meine Mitteilungen öffnen';
export const whyDaily =
  'Diese Mail hast du dir für jeden Tag gewünscht. Wann sie kommt, änderst du in deinem Profil.';
export const whyWhenDue =
  'Diese Mail hast du dir für Tage gewünscht, an denen etwas ansteht. Wann sie kommt, änderst du in deinem Profil.';
export const whyFromTheStart =
  'Diese Mail kommt, wenn etwas ansteht, weil deine E-Mail-Adresse bestätigt ist. Wann sie kommt, änderst du in deinem Profil.';
export const stop = 'Abbestellen';
