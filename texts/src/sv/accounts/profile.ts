import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';
import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const updatedToast = 'Profilen är sparad!';
export const updateFailedToast = ({ reason }: { reason: string }) => `Profilen kunde inte sparas: ${reason}`;

export const details = 'Profil';
export const fullName = 'Namn';
export const noName = 'Utan namn';
export const createdOn = 'Konto skapat';
export const status = 'Kontots status';
export const active = 'Aktivt';
export const edit = 'Ändra profil';
export const editForm = 'Ändra profil';
export const pictureUrl = 'Profilbildens URL';
export const takePhoto = 'Ta ett foto';
export const choosePhoto = 'Välj ett foto';
export const uploading = 'Laddar upp …';
export const saveChanges = 'Spara ändringar';

export const passwordHeading = 'Lösenord';
export const passwordIntroduction =
  'När du ändrar det loggas du ut på alla andra enheter, och din kalenderadress avslutas.';
export const noPasswordIntroduction =
  'Du loggar in via en annan leverantör. Med ett lösenord kan du logga in utan den också.';
export const passwordForm = 'Ändra lösenord';
export const currentPassword = 'Nuvarande lösenord';
export const changePassword = 'Ändra lösenord';
export const setPassword = 'Välj ett lösenord';
export const passwordChangedToast = 'Lösenordet är ändrat. Du är utloggad på alla andra enheter.';
export const passwordNotChangedTitle = 'Lösenordet ändrades inte';
export const changePasswordByMail = <T>({ link }: { link: (words: string) => T }) => [
  'Be om ',
  link('en länk via mejl'),
  ' för att ändra det.',
];

export const timeZone = 'Tidszon';
export const timeZoneIntroduction =
  'Avgör vilken dag det är för dig där webbläsaren inte säger det, som i påminnelser och i skript som använder ditt konto.';
export const sameTimeZone = 'Samma som webbläsarens.';
export const otherTimeZone = ({ zone }: { zone: string }) => `Webbläsaren är i ${zone}.`;
export const saveTimeZone = 'Spara tidszonen';

export const privacy = 'Din e-postadress';
export const privacyIntroduction =
  'Din mat finns i det delade kylskåpet; din e-postadress behöver inte göra det.';
export const whoSeesEmail = 'Vem får se din e-postadress bredvid din mat?';
export const audienceName: Record<EmailAudience, string> = {
  nobody: 'Ingen',
  'signed-in': 'Inloggade',
  everybody: 'Alla',
};
export const audienceHint: Record<EmailAudience, (shown: { email: string; name: string }) => string> = {
  nobody: ({ name }) => `Alla andra ser ditt namn, ${name}.`,
  'signed-in': ({ email, name }) => `De ser ${email}. Besökare ser ditt namn, ${name}.`,
  everybody: ({ email }) => `De i dina kök ser ${email}, och det gör även besökare och hela webben.`,
};
export const savePrivacy = 'Spara';

export const devicesHeading = 'Alla enheter';
export const devicesIntroduction =
  'Tappat bort en telefon, eller glömt att logga ut hos en kompis? Det här avslutar varje session, även den här, och din kalenderadress.';
export const logoutEverywhere = 'Logga ut överallt';
export const logoutTitle = 'Är du säker?';
export const logoutQuestion = 'Vill du logga ut på alla enheter?';
export const logoutFailedTitle = 'Fel';
export const logoutFailed = 'Det gick inte att logga ut. Försök igen.';
export const loggedOutTitle = 'Klart';
export const loggedOut = 'Du är utloggad på alla enheter';

export const eventsHeading = 'Kontohändelser';
export const eventsIntroduction =
  'Vem som kom in, varifrån, och vad som ändrades. Om något här inte var du, ändra lösenordet och logga ut överallt.';
export const eventsFailed = 'Kontohändelserna kunde inte laddas';
export const eventName: Record<AccountEventKind, string> = {
  'signed-in': 'Inloggad',
  'signed-out-everywhere': 'Utloggad överallt',
  'password-changed': 'Lösenord ändrat',
  'password-reset': 'Lösenord ändrat via mejl',
  'profile-changed': 'Profil ändrad',
  'calendar-address-made': 'Kalenderadress skapad',
  'calendar-address-ended': 'Kalenderadress avslutad',
  'key-made': 'Nyckel för ett program skapad',
  'key-ended': 'Nyckel för ett program avslutad',
  'keys-ended': 'Nycklar för program avslutade',
};

export const exportHeading = 'En kopia till dig';
export const exportIntroduction =
  'Allt i ditt konto, i en JSON-fil: profil, mat med anteckningar, händelser, mått, samtal, påminnelser, kontohändelser och länkar till dina foton.';
export const downloadData = 'Ladda ner mina data';

export const deleteAccount = 'Radera kontot';
export const deleteIntroduction = 'Din mat, dina anteckningar, foton och mått försvinner med det, för gott.';
export const deleteTitle = 'Radera ditt konto?';
export const deleteWarning = <T>({ email }: { email: T }) => [
  'Kontot för ',
  email,
  ' och allt i det raderas. Ingen kan ta tillbaka det.',
];
export const deletePassword = 'Ditt lösenord, för att bekräfta att det är du';
export const deleteForGood = 'Radera för gott';
export const deletedTitle = 'Kontot är raderat';
export const deleted = 'Ditt konto och allt i det är borta. Tack för att du var här.';
