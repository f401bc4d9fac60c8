import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';
import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const updatedToast = 'Profiel opgeslagen!';
export const updateFailedToast = ({ reason }: { reason: string }) => `Opslaan lukte niet: ${reason}`;

export const details = 'Profiel';
export const fullName = 'Volledige naam';
export const noName = 'Zonder naam';
export const createdOn = 'Account gemaakt';
export const status = 'Status';
export const active = 'Actief';
export const edit = 'Profiel wijzigen';
export const editForm = 'Profiel wijzigen';
export const pictureUrl = 'URL van je foto';
export const takePhoto = 'Foto maken';
export const choosePhoto = 'Foto kiezen';
export const uploading = 'Uploaden…';
export const saveChanges = 'Opslaan';

export const passwordHeading = 'Wachtwoord';
export const passwordIntroduction =
  'Wijzig je het, dan word je overal elders uitgelogd en stopt je agenda-adres.';
export const noPasswordIntroduction =
  'Je logt in via een andere aanbieder. Met een wachtwoord kan het ook zonder.';
export const passwordForm = 'Wachtwoord wijzigen';
export const currentPassword = 'Huidig wachtwoord';
export const changePassword = 'Wachtwoord wijzigen';
export const setPassword = 'Wachtwoord instellen';
export const passwordChangedToast = 'Wachtwoord gewijzigd. Je bent overal elders uitgelogd.';
export const passwordNotChangedTitle = 'Wachtwoord niet gewijzigd';
export const changePasswordByMail = <T>({ link }: { link: (words: string) => T }) => [
  'Vraag om ',
  link('een link per mail'),
  ' om het te wijzigen.',
];

export const timeZone = 'Tijdzone';
export const timeZoneIntroduction =
  'Bepaalt welke dag het voor je is waar je browser dat niet zegt, zoals in herinneringen en in scripts die je account gebruiken.';
export const sameTimeZone = 'Gelijk aan die van je browser.';
export const otherTimeZone = ({ zone }: { zone: string }) => `Je browser staat op ${zone}.`;
export const saveTimeZone = 'Tijdzone opslaan';

export const privacy = 'Je e-mailadres';
export const privacyIntroduction = 'Je eten ligt in de open koelkast; je e-mailadres hoeft daar niet bij.';
export const whoSeesEmail = 'Wie ziet je e-mailadres bij je eten?';
export const audienceName: Record<EmailAudience, string> = {
  nobody: 'Niemand',
  'signed-in': 'Wie is ingelogd',
  everybody: 'Iedereen',
};
export const audienceHint: Record<EmailAudience, (shown: { email: string; name: string }) => string> = {
  nobody: ({ name }) => `Alle anderen zien je naam, ${name}.`,
  'signed-in': ({ email, name }) => `Die ziet ${email}. Bezoekers zien je naam, ${name}.`,
  everybody: ({ email }) => `De mensen in je keukens zien ${email}, en bezoekers en het hele web ook.`,
};
export const savePrivacy = 'Privacy opslaan';

export const devicesHeading = 'Elk apparaat';
export const devicesIntroduction =
  'Telefoon kwijt, of bij iemand vergeten uit te loggen? Dit beëindigt elke sessie, ook deze, en je agenda-adres.';
export const logoutEverywhere = 'Overal uitloggen';
export const logoutTitle = 'Weet je het zeker?';
export const logoutQuestion = 'Wil je op elk apparaat uitloggen?';
export const logoutFailedTitle = 'Fout';
export const logoutFailed = 'Uitloggen lukte niet. Probeer het opnieuw.';
export const loggedOutTitle = 'Gelukt';
export const loggedOut = 'Je bent op elk apparaat uitgelogd';

export const eventsHeading = 'Wat er met je account gebeurde';
export const eventsIntroduction =
  'Wie er inlogde, van waar, en wat er is gewijzigd. Was jij iets hiervan niet, wijzig dan je wachtwoord en log overal uit.';
export const eventsFailed = 'De gebeurtenissen konden niet worden geladen';
export const eventName: Record<AccountEventKind, string> = {
  'signed-in': 'Ingelogd',
  'signed-out-everywhere': 'Overal uitgelogd',
  'password-changed': 'Wachtwoord gewijzigd',
  'password-reset': 'Wachtwoord per mail vernieuwd',
  'profile-changed': 'Profiel gewijzigd',
  'calendar-address-made': 'Agenda-adres gemaakt',
  'calendar-address-ended': 'Agenda-adres gestopt',
  'key-made': 'Sleutel voor een programma gemaakt',
  'key-ended': 'Sleutel voor een programma ingetrokken',
  'keys-ended': 'Sleutels voor programma’s ingetrokken',
};

export const exportHeading = 'Een kopie voor jou';
export const exportIntroduction =
  'Alles in je account, in één JSON-bestand: profiel, eten met notities, activiteiten, metingen, gesprekken, herinneringen, wat er met je account gebeurde, en links naar je foto’s.';
export const downloadData = 'Mijn gegevens downloaden';

export const deleteAccount = 'Account verwijderen';
export const deleteIntroduction = 'Je eten, notities, foto’s en metingen gaan mee weg, voorgoed.';
export const deleteTitle = 'Je account verwijderen?';
export const deleteWarning = <T>({ email }: { email: T }) => [
  'Het account van ',
  email,
  ' en alles erin wordt verwijderd. Niemand kan het terughalen.',
];
export const deletePassword = 'Je wachtwoord, zodat we weten dat jij het bent';
export const deleteForGood = 'Voorgoed verwijderen';
export const deletedTitle = 'Account verwijderd';
export const deleted = 'Je account is weg, met alles erin. Bedankt dat je hier was.';
