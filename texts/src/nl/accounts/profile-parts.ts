import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';
import { plural } from '#nl/plural.ts';

export const parts = 'Onderdelen van je profiel';
export const back = 'Terug naar je profiel';

export const you = 'Jij';
export const reminders = 'Herinneringen';
export const remindersText = 'Wanneer en waar we zeggen wat je eerst moet opeten.';
export const kitchens = 'Je keukens';
export const kitchensText = 'Waar je eten met anderen deelt.';
export const privacy = 'Privacy';
export const privacyText = 'Wie wat van je ziet, en wat er wordt bewaard.';
export const devices = 'Apparaten';
export const devicesText = 'Waar je bent ingelogd, en wat er met je account gebeurde.';
export const programs = 'Programma’s';
export const programsText = 'Andere programma’s kunnen in je keukens kijken of er helpen.';
export const data = 'Je gegevens';
export const dataText = 'Een kopie van alles wat van jou is, of het einde ervan.';

/** What the list of the parts says about each, in one line. */
export const noKitchens = 'Nog geen';
export const severalKitchens = ({ count }: { count: number }) =>
  plural(count, { one: `${count} keuken`, other: `${count} keukens` });
export const emailSeenBy: Record<EmailAudience, string> = {
  nobody: 'Niemand ziet je e-mailadres',
  'signed-in': 'Wie is ingelogd, ziet je e-mailadres',
  everybody: 'Iedereen ziet je e-mailadres',
};
export const copyOrDelete = 'Een kopie downloaden, of je account verwijderen';
