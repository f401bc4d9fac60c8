import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const parts = 'Dele af din profil';
export const back = 'Tilbage til din profil';

export const you = 'Dig';
export const reminders = 'Påmindelser';
export const remindersText = 'Hvornår og hvor vi siger, hvad du skal spise først.';
export const kitchens = 'Dine køkkener';
export const kitchensText = 'Hvor du deler mad med andre.';
export const privacy = 'Privatliv';
export const privacyText = 'Hvem der ser hvad om dig, og hvad der er gemt.';
export const devices = 'Enheder';
export const devicesText = 'Hvor du er logget ind, og hvad der er sket med din konto.';
export const programs = 'Programmer';
export const programsText = 'Andre programmer kan kigge ind i dine køkkener eller hjælpe til.';
export const data = 'Dine data';
export const dataText = 'En kopi af alt, der er dit, eller farvel til det.';

/** What the list of the parts says about each, in one line. */
export const noKitchens = 'Ingen endnu';
export const severalKitchens = ({ count }: { count: number }) => `${count} køkkener`;
export const emailSeenBy: Record<EmailAudience, string> = {
  nobody: 'Ingen ser din mailadresse',
  'signed-in': 'Folk, der er logget ind, ser din mailadresse',
  everybody: 'Alle ser din mailadresse',
};
export const copyOrDelete = 'Hent en kopi, eller slet din konto';
