import { plural } from '#fr/plural.ts';

const andOthers = (more: number) =>
  more > 0 ? plural(more, { one: ` et ${more} autre`, other: ` et ${more} autres` }) : '';

export const eatFirst = ({ title, more }: { title: string; more: number }) =>
  `À manger d’abord : ${title}${andOthers(more)}`;
export const expired = ({ title, more }: { title: string; more: number }) =>
  `Périmé : ${title}${andOthers(more)}`;
export const doNotEat = ({ title, more }: { title: string; more: number }) =>
  `Ne plus manger : ${title}${andOthers(more)}`;
export const heading = 'Ton frigo aujourd’hui';
export const andMore = ({ count }: { count: number }) =>
  plural(count, { one: `Et ${count} autre.`, other: `Et ${count} autres.` });
export const openNotifications = 'Ouvrir mes notifications';
export const whyDaily = 'Tu as demandé cet e-mail tous les jours. Ton profil décide quand il vient.';
export const whyWhenDue =
  'Tu as demandé cet e-mail quand il y a quelque chose à manger. Ton profil décide quand il vient.';
export const whyFromTheStart =
  'Cet e-mail vient quand il y a quelque chose à manger, car ton adresse e-mail est confirmée. Ton profil décide quand il vient.';
export const stop = 'L’arrêter';
