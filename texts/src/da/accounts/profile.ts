import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';
import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const updatedToast = 'Profilen er gemt!';
export const updateFailedToast = ({ reason }: { reason: string }) => `Profilen kunne ikke gemmes: ${reason}`;

export const details = 'Profil';
export const fullName = 'Navn';
export const noName = 'Uden navn';
export const createdOn = 'Konto oprettet';
export const status = 'Status';
export const active = 'Aktiv';
export const edit = 'Ret profil';
export const editForm = 'Ret profil';
export const pictureUrl = 'URL til profilbillede';
export const takePhoto = 'Tag et foto';
export const choosePhoto = 'Vælg et foto';
export const uploading = 'Uploader …';
export const saveChanges = 'Gem';

export const passwordHeading = 'Adgangskode';
export const passwordIntroduction =
  'En ny adgangskode logger dig ud alle andre steder og lukker din kalenderadresse.';
export const noPasswordIntroduction =
  'Du logger ind gennem en anden udbyder. Med en adgangskode kan du også logge ind uden den.';
export const passwordForm = 'Skift adgangskode';
export const currentPassword = 'Nuværende adgangskode';
export const changePassword = 'Skift adgangskode';
export const setPassword = 'Vælg en adgangskode';
export const passwordChangedToast = 'Adgangskoden er skiftet. Du er logget ud alle andre steder.';
export const passwordNotChangedTitle = 'Adgangskoden blev ikke skiftet';
export const changePasswordByMail = <T>({ link }: { link: (words: string) => T }) => [
  'Bed om ',
  link('et link på mail'),
  ' for at skifte den.',
];

export const timeZone = 'Tidszone';
export const timeZoneIntroduction =
  'Bestemmer, hvilken dag det er hos dig, når din browser ikke siger det, for eksempel i påmindelser og i scripts, der bruger din konto.';
export const sameTimeZone = 'Den samme som i din browser.';
export const otherTimeZone = ({ zone }: { zone: string }) => `Din browsers tidszone: ${zone}.`;
export const saveTimeZone = 'Gem tidszone';

export const privacy = 'Din mailadresse';
export const privacyIntroduction = 'Din mad står i det åbne køleskab; det behøver din mailadresse ikke.';
export const whoSeesEmail = 'Hvem ser din mailadresse ved siden af din mad?';
export const audienceName: Record<EmailAudience, string> = {
  nobody: 'Ingen',
  'signed-in': 'Folk, der er logget ind',
  everybody: 'Alle',
};
export const audienceHint: Record<EmailAudience, (shown: { email: string; name: string }) => string> = {
  nobody: ({ name }) => `Alle andre ser dit navn, ${name}.`,
  'signed-in': ({ email, name }) => `De ser ${email}. Besøgende ser dit navn, ${name}.`,
  everybody: ({ email }) => `Folk i dine køkkener ser ${email}, og det gør hele nettet også.`,
};
export const savePrivacy = 'Gem';

export const devicesHeading = 'Alle enheder';
export const devicesIntroduction =
  'Mistet en telefon, eller glemt at logge ud et andet sted? Det her lukker alle sessioner, også denne, og din kalenderadresse.';
export const logoutEverywhere = 'Log ud overalt';
export const logoutTitle = 'Er du sikker?';
export const logoutQuestion = 'Vil du logge ud på alle enheder?';
export const logoutFailedTitle = 'Fejl';
export const logoutFailed = 'Du blev ikke logget ud. Prøv igen.';
export const loggedOutTitle = 'På gensyn';
export const loggedOut = 'Du er logget ud på alle enheder';

export const eventsHeading = 'Kontoaktivitet';
export const eventsIntroduction =
  'Hvem der loggede ind, hvorfra, og hvad der blev ændret. Var noget af det ikke dig, så skift din adgangskode, og log ud overalt.';
export const eventsFailed = 'Kontoaktiviteten kunne ikke hentes';
export const eventName: Record<AccountEventKind, string> = {
  'signed-in': 'Logget ind',
  'signed-out-everywhere': 'Logget ud overalt',
  'password-changed': 'Adgangskode skiftet',
  'password-reset': 'Adgangskode nulstillet via mail',
  'profile-changed': 'Profil ændret',
  'calendar-address-made': 'Kalenderadresse lavet',
  'calendar-address-ended': 'Kalenderadresse lukket',
  'key-made': 'Nøgle til et program lavet',
  'key-ended': 'Nøgle til et program lukket',
  'keys-ended': 'Nøgler til programmer lukket',
};

export const exportHeading = 'En kopi til dig';
export const exportIntroduction =
  'Alt i din konto i én JSON-fil: profil, mad med noter, aktivitet, målinger, samtaler, påmindelser, kontoaktivitet og links til dine fotos.';
export const downloadData = 'Hent mine data';

export const deleteAccount = 'Slet konto';
export const deleteIntroduction = 'Din mad, dine noter, fotos og målinger forsvinder med den, for altid.';
export const deleteTitle = 'Slet din konto?';
export const deleteWarning = <T>({ email }: { email: T }) => [
  'Kontoen for ',
  email,
  ' og alt i den bliver slettet. Ingen kan hente det tilbage.',
];
export const deletePassword = 'Din adgangskode, så vi ved, det er dig';
export const deleteForGood = 'Slet for altid';
export const deletedTitle = 'Kontoen er slettet';
export const deleted = 'Din konto og alt i den er væk. Tak, fordi du var her.';
