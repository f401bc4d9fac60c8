import type { Role } from '@crisper/domain/kitchens/policy.ts';
import { plural } from '#de/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Leute: ${kitchen}`;
export const pageDescription = 'Wer in der Küche ist und wer was darf.';
export const loadFailed = 'Die Leute ließen sich nicht laden';

export const peopleCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Person`, other: `${count} Personen` });

export const you = 'du';
export const since = ({ date }: { date: string }) => `seit dem ${date}`;
export const more = ({ name }: { name: string }) => `Mehr zu ${name}`;

export const makeRole: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `${name} in die Leitung holen`,
  member: ({ name }) => `${name} zum Mitglied machen`,
  guest: ({ name }) => `${name} zum Gast machen`,
};
export const becomeRole: Record<Role, string> = {
  owner: 'In die Leitung gehen',
  member: 'Mitglied werden',
  guest: 'Gast werden',
};
export const roleChanged: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `${name} ist jetzt in der Leitung.`,
  member: ({ name }) => `${name} ist jetzt Mitglied.`,
  guest: ({ name }) => `${name} ist jetzt Gast.`,
};
export const demoteTitle = 'Die Leitung abgeben?';
export const demoteText = 'Nur wer sonst in der Leitung ist, kann dich wieder hineinholen.';
export const demote = 'Ja, das will ich';

export const handOver = ({ name }: { name: string }) => `Küche an ${name} übergeben`;
export const handOverMeaning = 'und selbst Mitglied sein';
export const handOverTitle = ({ name }: { name: string }) => `An ${name} übergeben?`;
export const handOverText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} leitet dann „${kitchen}“, und du bist Mitglied. Nur die Leitung kann das wieder ändern.`;
export const handOverNow = 'Übergeben';
export const handedOver = ({ name }: { name: string }) => `${name} leitet jetzt die Küche.`;

export const remove = ({ name }: { name: string }) => `${name} entfernen`;
export const removeMeaning = 'persönliche Sachen sind dann für alle';
export const removeTitle = ({ name }: { name: string }) => `${name} entfernen?`;
export const removeText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} sieht „${kitchen}“ dann nicht mehr. Was ${name} gehört, ist dann für alle. Alle offenen Einladungen enden, damit niemand darüber zurückkommt.`;
export const removeNow = 'Entfernen';
export const removed = ({ name }: { name: string }) => `${name} ist nicht mehr in der Küche.`;

export const leave = 'Diese Küche verlassen';
export const leaveOne = <T>({ kitchen, unseen }: { kitchen: string; unseen: (words: string) => T }) => [
  'Verlassen',
  unseen(`: ${kitchen}`),
];
export const leaveTitle = ({ kitchen }: { kitchen: string }) => `„${kitchen}“ verlassen?`;
export const leaveText =
  'Du siehst nicht mehr, was darin ist, und was dir gehört, ist dann für alle. Alle offenen Einladungen enden. Um zurückzukommen, brauchst du eine neue.';
export const leaveNow = 'Verlassen';
export const left = ({ kitchen }: { kitchen: string }) => `Du hast „${kitchen}“ verlassen.`;
export const leaveAloneText = ({ days }: { days: number }) =>
  `Außer dir ist niemand darin, also endet sie damit: In ${days} Tagen wird sie mit allem darin gelöscht. Bis dahin kannst du das in ihren Einstellungen zurücknehmen.`;
export const leaveAloneNow = 'Verlassen und beenden';
export const endsAlone = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `„${kitchen}“ endet in ${days} Tagen. Bis dahin kannst du das in den Einstellungen zurücknehmen.`;
export const lastOwnerTitle = 'Wer übernimmt?';
export const lastOwnerText = ({ kitchen }: { kitchen: string }) =>
  `Nur du leitest „${kitchen}“. Wähle, wer das von jetzt an tut; damit hast du sie verlassen.`;
export const handOverAndLeave = 'Übergeben und verlassen';
