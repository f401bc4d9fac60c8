import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';

export const heading = 'Quando e come';
export const introduction = 'Cosa mangiare prima, in una sola email o notifica, e mai una vuota.';
export const noMail =
  'Questo Crisper non manda email, quindi non arrivano promemoria. Un argomento di ntfy qui sotto li riceve lo stesso. Quello che è da mangiare sta sotto la campanella, e nel tuo calendario se lo colleghi qui sotto.';
export const loadFailed = 'Impossibile caricare i tuoi promemoria';

export const mode = 'Ricordamelo';
export const modeName: Record<ReminderMode, string> = {
  off: 'Mai',
  daily: 'Ogni giorno in cui c’è qualcosa da dire',
  due: 'Solo nei giorni in cui c’è qualcosa da mangiare',
};
export const hour = 'Alle';
export const hourHint = ({ timeZone }: { timeZone: string }) =>
  `Secondo l’ora del tuo fuso orario: ${timeZone}.`;
/** Where notices are shown on a device. */
export const kinds = 'Di cosa parlano le notifiche';
export const tellsTaken = 'Dimmi anche quando altri finiscono quello che è mio';
export const alsoMail = ({ email }: { email: string }) => `Manda anche l’email, a ${email}`;
export const save = 'Salva i promemoria';
export const stoppedToast = 'Niente più promemoria.';
export const noMailToast = 'Salvato, ma questo Crisper non manda email.';
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `I promemoria arrivano alle ${time} a ${email}.`;
export const savedForDeviceToast = ({ time }: { time: string }) =>
  `Le notifiche arrivano alle ${time} sui tuoi dispositivi.`;
export const savedForNtfyToast = ({ time }: { time: string }) =>
  `I promemoria arrivano alle ${time} con ntfy.`;
export const confirmEmailToast = 'Salvato. Ora conferma il tuo indirizzo email.';

export const proofMissing = ({ email }: { email: string }) =>
  `${email} non è ancora confermato. Non arrivano promemoria finché non apri il link nell’email che mandiamo lì.`;
export const proofMailed = ({ email }: { email: string }) =>
  `Abbiamo mandato un’email a ${email}. Apri il suo link per confermare l’indirizzo; fino ad allora non arrivano promemoria. Guarda anche nello spam.`;
export const sendProof = 'Manda l’email';
export const sendProofAgain = 'Manda di nuovo';
export const proofSentToast = ({ email }: { email: string }) => `Abbiamo mandato un’email a ${email}.`;

export const confirmPageTitle = 'Conferma il tuo indirizzo email';
export const confirmPageDescription = 'Conferma che l’indirizzo email è tuo.';
export const confirmTitle = 'Questo indirizzo email è tuo?';
export const confirmLead = 'Confermalo, e le email che hai chiesto nel profilo arriveranno qui.';
export const confirm = 'Sì, è mio';
export const confirmedTitle = 'Il tuo indirizzo email è confermato';
export const confirmedLead =
  'I promemoria arrivano come hai scelto nel profilo. Ognuno ha un link per fermarli.';
export const confirmExpiredTitle = 'Questo link è già stato usato o è scaduto';
export const confirmExpiredLead = <T>({ profile }: { profile: (words: string) => T }) => [
  profile('Il tuo profilo'),
  ' dice se il tuo indirizzo email è confermato, e se non lo è ti manda un nuovo link.',
];

export const stopPageTitle = 'Ferma i promemoria';
export const stopPageDescription = 'Basta email sui tuoi alimenti.';
export const stopTitle = 'Niente più promemoria?';
export const stopLead = 'Niente più email su cosa scade. I tuoi alimenti e il tuo account restano come sono.';
export const stop = 'Ferma i promemoria';
export const stoppedTitle = 'I promemoria sono fermi';
export const stoppedLead = 'Se ti mancano, dal profilo li riattivi.';
