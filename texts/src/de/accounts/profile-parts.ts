import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const parts = 'Teile deines Profils';
export const back = 'Zurück zu deinem Profil';

export const you = 'Du';
export const reminders = 'Erinnerungen';
export const remindersText = 'Wann und wo wir dir sagen, was du zuerst essen solltest.';
export const kitchens = 'Deine Küchen';
export const kitchensText = 'Wo du Essen mit anderen teilst.';
export const privacy = 'Privatsphäre';
export const privacyText = 'Wer was von dir sieht und was gespeichert ist.';
export const devices = 'Geräte';
export const devicesText = 'Wo du angemeldet bist und was mit deinem Konto passiert ist.';
export const programs = 'Programme';
export const programsText = 'Andere Programme können in deine Küchen schauen oder dort helfen.';
export const data = 'Deine Daten';
export const dataText = 'Eine Kopie von allem, was dir gehört, oder das Ende davon.';

/** What the list of the parts says about each, in one line. */
export const noKitchens = 'Noch keine';
export const severalKitchens = ({ count }: { count: number }) => `${count} Küchen`;
export const emailSeenBy: Record<EmailAudience, string> = {
  nobody: 'Niemand sieht deine E-Mail-Adresse',
  'signed-in': 'Wer angemeldet ist, sieht deine E-Mail-Adresse',
  everybody: 'Alle sehen deine E-Mail-Adresse',
};
export const copyOrDelete = 'Kopie herunterladen oder Konto löschen';
