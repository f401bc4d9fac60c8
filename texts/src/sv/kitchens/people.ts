import type { Role } from '@crisper/domain/kitchens/policy.ts';
import { plural } from '#sv/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Personer i ”${kitchen}”`;
export const pageDescription = 'Vilka som är med i köket, och vem som får göra vad.';
export const loadFailed = 'Personerna kunde inte laddas';

export const peopleCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} person`, other: `${count} personer` });

export const you = 'du';
export const since = ({ date }: { date: string }) => `sedan ${date}`;
export const more = ({ name }: { name: string }) => `Mer om ${name}`;

export const makeRole: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `Gör ${name} till ansvarig`,
  member: ({ name }) => `Gör ${name} till medlem`,
  guest: ({ name }) => `Gör ${name} till gäst`,
};
export const becomeRole: Record<Role, string> = {
  owner: 'Bli ansvarig',
  member: 'Bli medlem',
  guest: 'Bli gäst',
};
export const roleChanged: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `${name} är ansvarig nu.`,
  member: ({ name }) => `${name} är medlem nu.`,
  guest: ({ name }) => `${name} är gäst nu.`,
};
export const demoteTitle = 'Sluta vara ansvarig?';
export const demoteText = 'Bara någon annan ansvarig kan göra dig till det igen.';
export const demote = 'Ja, det vill jag';

export const handOver = ({ name }: { name: string }) => `Lämna över köket till ${name}`;
export const handOverMeaning = 'och bli medlem själv';
export const handOverTitle = ({ name }: { name: string }) => `Lämna över till ${name}?`;
export const handOverText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} blir ansvarig för ”${kitchen}”, och du blir medlem. Bara en ansvarig kan ändra tillbaka det.`;
export const handOverNow = 'Lämna över';
export const handedOver = ({ name }: { name: string }) => `${name} är ansvarig för köket nu.`;

export const remove = ({ name }: { name: string }) => `Ta bort ${name}`;
export const removeMeaning = 'personens saker blir allas';
export const removeTitle = ({ name }: { name: string }) => `Ta bort ${name}?`;
export const removeText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} ser inte ”${kitchen}” längre. Det som tillhör personen blir allas. Alla öppna inbjudningar avslutas, så att ingen kommer tillbaka med en sådan.`;
export const removeNow = 'Ta bort';
export const removed = ({ name }: { name: string }) => `${name} är inte med i köket längre.`;

export const leave = 'Lämna köket';
export const leaveOne = <T>({ kitchen, unseen }: { kitchen: string; unseen: (words: string) => T }) => [
  'Lämna',
  unseen(` ${kitchen}`),
];
export const leaveTitle = ({ kitchen }: { kitchen: string }) => `Lämna ”${kitchen}”?`;
export const leaveText =
  'Du ser inte längre vad som finns i det, och det som tillhör dig blir allas. Alla öppna inbjudningar avslutas. För att komma tillbaka behöver du en ny.';
export const leaveNow = 'Lämna';
export const left = ({ kitchen }: { kitchen: string }) => `Du har lämnat ”${kitchen}”.`;
export const leaveAloneText = ({ days }: { days: number }) =>
  `Du är ensam i köket, så om du lämnar det avslutas det: om ${days} dagar raderas det med allt i. Tills dess kan du ta tillbaka det i inställningarna.`;
export const leaveAloneNow = 'Lämna och avsluta';
export const endsAlone = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `”${kitchen}” avslutas om ${days} dagar. Tills dess kan du ta tillbaka det i inställningarna.`;
export const lastOwnerTitle = 'Vem tar över?';
export const lastOwnerText = ({ kitchen }: { kitchen: string }) =>
  `Du är den enda ansvariga för ”${kitchen}”. Välj vem som ska ta över ansvaret; sedan har du lämnat.`;
export const handOverAndLeave = 'Lämna över och gå';
