import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const parts = 'Delar av din profil';
export const back = 'Tillbaka till din profil';

export const you = 'Du';
export const reminders = 'Påminnelser';
export const remindersText = 'När vi säger vad du ska äta först, och var.';
export const kitchens = 'Dina kök';
export const kitchensText = 'Där du delar mat med andra.';
export const privacy = 'Integritet';
export const privacyText = 'Vem som ser vad av dig, och vad som sparas.';
export const devices = 'Enheter';
export const devicesText = 'Var du är inloggad, och vad som hänt med ditt konto.';
export const programs = 'Program';
export const programsText = 'Andra program kan titta i dina kök eller hjälpa till med dem.';
export const data = 'Dina data';
export const dataText = 'En kopia av allt som är ditt, eller slutet på det.';

/** What the list of the parts says about each, in one line. */
export const noKitchens = 'Inga än';
export const severalKitchens = ({ count }: { count: number }) => `${count} kök`;
export const emailSeenBy: Record<EmailAudience, string> = {
  nobody: 'Ingen ser din e-postadress',
  'signed-in': 'Inloggade ser din e-postadress',
  everybody: 'Alla ser din e-postadress',
};
export const copyOrDelete = 'Ladda ner en kopia, eller radera kontot';
