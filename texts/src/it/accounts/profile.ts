import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';
import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const updatedToast = 'Profilo salvato!';
export const updateFailedToast = ({ reason }: { reason: string }) => `Profilo non salvato: ${reason}`;

export const details = 'Profilo';
export const fullName = 'Nome e cognome';
export const noName = 'Senza nome';
export const createdOn = 'Account creato il';
export const status = 'Stato dell’account';
export const active = 'Attivo';
export const edit = 'Modifica il profilo';

export const editForm = 'Modifica il profilo';
export const pictureUrl = 'URL della foto del profilo';
export const takePhoto = 'Scatta una foto';
export const choosePhoto = 'Scegli una foto';
export const uploading = 'Caricamento…';
export const saveChanges = 'Salva';

export const passwordHeading = 'Password';
export const passwordIntroduction =
  'Se la cambi, esci da tutti gli altri dispositivi e il tuo indirizzo del calendario non vale più.';
export const noPasswordIntroduction =
  'Accedi con un altro servizio. Con una password puoi accedere anche senza.';
export const passwordForm = 'Cambia la password';
export const currentPassword = 'Password attuale';
export const changePassword = 'Cambia la password';
export const setPassword = 'Scegli una password';
export const passwordChangedToast = 'Password cambiata. Le altre sessioni sono chiuse.';
export const passwordNotChangedTitle = 'Password non cambiata';
export const changePasswordByMail = <T>({ link }: { link: (words: string) => T }) => [
  'Chiedi ',
  link('un link per email'),
  ' per cambiarla.',
];

export const timeZone = 'Fuso orario';
export const timeZoneIntroduction =
  'Decide che giorno è per te quando il browser non lo dice, per esempio nei promemoria e negli script che usano il tuo account.';
export const sameTimeZone = 'Lo stesso del tuo browser.';
export const otherTimeZone = ({ zone }: { zone: string }) => `Il tuo browser indica ${zone}.`;
export const saveTimeZone = 'Salva il fuso orario';

export const privacy = 'Il tuo indirizzo email';
export const privacyIntroduction =
  'I tuoi alimenti sono nel frigo aperto; il tuo indirizzo email non deve esserci per forza.';
export const whoSeesEmail = 'Chi vede il tuo indirizzo email accanto ai tuoi alimenti?';
export const audienceName: Record<EmailAudience, string> = {
  nobody: 'Nessuno',
  'signed-in': 'Chi ha fatto l’accesso',
  everybody: 'Tutti',
};
export const audienceHint: Record<EmailAudience, (shown: { email: string; name: string }) => string> = {
  nobody: ({ name }) => `Tutti gli altri vedono il tuo nome: ${name}.`,
  'signed-in': ({ email, name }) => `Vede ${email}. Chi è di passaggio vede il tuo nome: ${name}.`,
  everybody: ({ email }) => `Le persone delle tue cucine vedono ${email}, e così tutto il web.`,
};
export const savePrivacy = 'Salva';

export const devicesHeading = 'Tutti i dispositivi';
export const devicesIntroduction =
  'Telefono perso, o sessione rimasta aperta da amici? Così chiudi tutte le sessioni, anche questa, e il tuo indirizzo del calendario.';
export const logoutEverywhere = 'Esci da tutti i dispositivi';
export const logoutTitle = 'Davvero ovunque?';
export const logoutQuestion = 'Vuoi uscire da tutti i dispositivi?';
export const logoutFailedTitle = 'Errore';
export const logoutFailed = 'L’uscita non è riuscita. Riprova.';
export const loggedOutTitle = 'Fatto';
export const loggedOut = 'Le tue sessioni sono chiuse su tutti i dispositivi';

export const eventsHeading = 'Attività dell’account';
export const eventsIntroduction =
  'Chi è entrato, da dove, e cosa è cambiato. Se qualcosa non viene da te, cambia la password ed esci da tutti i dispositivi.';
export const eventsFailed = 'Impossibile caricare l’attività dell’account';
export const eventName: Record<AccountEventKind, string> = {
  'signed-in': 'Accesso',
  'signed-out-everywhere': 'Uscita da tutti i dispositivi',
  'password-changed': 'Password cambiata',
  'password-reset': 'Password reimpostata per email',
  'profile-changed': 'Profilo modificato',
  'calendar-address-made': 'Indirizzo del calendario creato',
  'calendar-address-ended': 'Indirizzo del calendario disattivato',
  'key-made': 'Chiave per un programma creata',
  'key-ended': 'Chiave per un programma disattivata',
  'keys-ended': 'Chiavi per programmi disattivate',
};

export const exportHeading = 'Una copia per te';
export const exportIntroduction =
  'Tutto quello che c’è nel tuo account, in un file JSON: profilo, alimenti con le note, attività, misure, consulenze, promemoria, attività dell’account e link alle tue foto.';
export const downloadData = 'Scarica i miei dati';

export const deleteAccount = 'Elimina l’account';
export const deleteIntroduction =
  'Con lui se ne vanno per sempre i tuoi alimenti, le note, le foto e le misure.';
export const deleteTitle = 'Eliminare il tuo account?';
export const deleteWarning = <T>({ email }: { email: T }) => [
  'L’account di ',
  email,
  ' e tutto quello che contiene verranno eliminati. Nessuno può riportarli indietro.',
];
export const deletePassword = 'La tua password, per confermare che sei tu';
export const deleteForGood = 'Elimina per sempre';
export const deletedTitle = 'Account eliminato';
export const deleted =
  'Il tuo account e tutto quello che conteneva non ci sono più. Grazie del tempo passato qui.';
