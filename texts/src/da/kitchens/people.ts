import type { Role } from '@crisper/domain/kitchens/policy.ts';
import { plural } from '#da/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Folk: ${kitchen}`;
export const pageDescription = 'Hvem der er med i køkkenet, og hvem der må hvad.';
export const loadFailed = 'Vi kunne ikke hente, hvem der er med';

export const peopleCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} person`, other: `${count} personer` });

export const you = 'dig';
export const since = ({ date }: { date: string }) => `siden ${date}`;
export const more = ({ name }: { name: string }) => `Mere om ${name}`;

export const makeRole: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `Gør ${name} til ansvarlig`,
  member: ({ name }) => `Gør ${name} til medlem`,
  guest: ({ name }) => `Gør ${name} til gæst`,
};
export const becomeRole: Record<Role, string> = {
  owner: 'Bliv ansvarlig',
  member: 'Bliv medlem',
  guest: 'Bliv gæst',
};
export const roleChanged: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `${name} er ansvarlig nu.`,
  member: ({ name }) => `${name} er medlem nu.`,
  guest: ({ name }) => `${name} er gæst nu.`,
};
export const demoteTitle = 'Vil du give ansvaret fra dig?';
export const demoteText = 'Kun en anden ansvarlig kan give dig det igen.';
export const demote = 'Ja, det vil jeg';

export const handOver = ({ name }: { name: string }) => `Giv køkkenet videre til ${name}`;
export const handOverMeaning = 'og bliv selv medlem';
export const handOverTitle = ({ name }: { name: string }) => `Giv det videre til ${name}?`;
export const handOverText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} bliver ansvarlig for »${kitchen}«, og du bliver medlem. Kun en ansvarlig kan ændre det igen.`;
export const handOverNow = 'Giv videre';
export const handedOver = ({ name }: { name: string }) => `${name} er ansvarlig for køkkenet nu.`;

export const remove = ({ name }: { name: string }) => `Fjern ${name}`;
export const removeMeaning = 'det, der er personligt, bliver alles';
export const removeTitle = ({ name }: { name: string }) => `Fjern ${name}?`;
export const removeText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} kan ikke længere se »${kitchen}«. Det, der tilhører ${name}, bliver alles. Alle åbne invitationer lukkes, så ingen kommer tilbage ad den vej.`;
export const removeNow = 'Fjern';
export const removed = ({ name }: { name: string }) => `${name} er ikke længere med i køkkenet.`;

export const leave = 'Forlad køkkenet';
export const leaveOne = <T>({ kitchen, unseen }: { kitchen: string; unseen: (words: string) => T }) => [
  'Forlad',
  unseen(`: ${kitchen}`),
];
export const leaveTitle = ({ kitchen }: { kitchen: string }) => `Forlad »${kitchen}«?`;
export const leaveText =
  'Du kan ikke længere se, hvad der er i det, og det, der er dit, bliver alles. Alle åbne invitationer lukkes. For at komme tilbage skal du have en ny.';
export const leaveNow = 'Forlad';
export const left = ({ kitchen }: { kitchen: string }) => `Du har forladt »${kitchen}«.`;
export const leaveAloneText = ({ days }: { days: number }) =>
  `Du er den eneste i det, så det lukker, når du går: Om ${days} dage slettes det med alt i det. Indtil da kan du fortryde det i dets indstillinger.`;
export const leaveAloneNow = 'Forlad og luk det';
export const endsAlone = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `»${kitchen}« lukker om ${days} dage. Indtil da kan du fortryde det i dets indstillinger.`;
export const lastOwnerTitle = 'Hvem tager over?';
export const lastOwnerText = ({ kitchen }: { kitchen: string }) =>
  `Du er den eneste ansvarlige for »${kitchen}«. Vælg, hvem der er det fra nu af; så har du forladt det.`;
export const handOverAndLeave = 'Giv videre og forlad';
