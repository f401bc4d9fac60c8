import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';

export const heading = 'När och hur';
export const introduction = 'Vad du ska äta först, i ett mejl eller en notis, och aldrig i onödan.';
export const noMail =
  'Den här servern skickar inga mejl, så inga påminnelser kommer. Ett ntfy-ämne här nedanför får dem ändå. Det som snart går ut syns under notisklockan, och i din kalender om du kopplar den här nedanför.';
export const loadFailed = 'Dina påminnelser kunde inte laddas';

export const mode = 'Påminn mig';
export const modeName: Record<ReminderMode, string> = {
  off: 'Aldrig',
  daily: 'Varje dag det finns något att berätta',
  due: 'Bara de dagar då något går ut',
};
export const hour = 'Klockan';
export const hourHint = ({ timeZone }: { timeZone: string }) => `Efter klockan i ${timeZone}, din tidszon.`;
/** Where notices are shown on a device. */
export const kinds = 'Vad notiserna handlar om';
export const tellsTaken = 'Berätta också när andra gör slut på något som är mitt';
export const alsoMail = ({ email }: { email: string }) => `Skicka mejlet också, till ${email}`;
export const save = 'Spara påminnelser';
export const stoppedToast = 'Inga fler påminnelser.';
export const noMailToast = 'Sparat, men den här servern skickar inga mejl.';
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Påminnelser kommer kl. ${time} till ${email}.`;
export const savedForDeviceToast = ({ time }: { time: string }) =>
  `Notiser kommer kl. ${time} till dina enheter.`;
export const savedForNtfyToast = ({ time }: { time: string }) => `Påminnelser kommer kl. ${time} via ntfy.`;
export const confirmEmailToast = 'Sparat. Bekräfta nu din e-postadress.';

export const proofMissing = ({ email }: { email: string }) =>
  `${email} är inte bekräftad än. Inga påminnelser kommer förrän du öppnat länken i ett mejl som vi skickar dit.`;
export const proofMailed = ({ email }: { email: string }) =>
  `Vi har skickat ett mejl till ${email}. Öppna länken i det för att bekräfta e-postadressen; tills dess kommer inga påminnelser. Titta i skräpposten också.`;
export const sendProof = 'Skicka mejlet';
export const sendProofAgain = 'Skicka igen';
export const proofSentToast = ({ email }: { email: string }) => `Vi har skickat ett mejl till ${email}.`;

export const confirmPageTitle = 'Bekräfta din e-postadress';
export const confirmPageDescription = 'Bekräfta att e-postadressen är din.';
export const confirmTitle = 'Är den här e-postadressen din?';
export const confirmLead = 'Bekräfta den, så kommer mejlen du bett om i din profil dit.';
export const confirm = 'Ja, den är min';
export const confirmedTitle = 'Din e-postadress är bekräftad';
export const confirmedLead =
  'Påminnelser kommer som du valt i din profil. Varje mejl har en länk för att avsluta dem.';
export const confirmExpiredTitle = 'Länken har använts eller gäller inte längre';
export const confirmExpiredLead = <T>({ profile }: { profile: (words: string) => T }) => [
  profile('Din profil'),
  ' visar om din e-postadress är bekräftad, och skickar en ny länk om den inte är det.',
];

export const stopPageTitle = 'Avsluta påminnelser';
export const stopPageDescription = 'Avsluta mejlen om din mat.';
export const stopTitle = 'Inga fler påminnelser?';
export const stopLead = 'Inga fler mejl om vad som går ut. Din mat och ditt konto blir kvar som de är.';
export const stop = 'Avsluta påminnelser';
export const stoppedTitle = 'Påminnelserna är avslutade';
export const stoppedLead = 'Skulle du sakna dem kan du slå på dem igen i din profil.';
