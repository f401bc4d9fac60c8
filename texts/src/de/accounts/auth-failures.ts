export const invalidEmail = 'Ungültige E-Mail-Adresse.';
export const failed = 'Da ist etwas schiefgegangen. Versuche es bitte noch einmal.';
export const registrationFailed = 'Beim Registrieren ist etwas schiefgegangen.';

export const googleNotSetUp =
  'Die Anmeldung mit Google ist hier nicht eingerichtet. Nimm bitte E-Mail-Adresse und Passwort.';
export const googlePopupClosed = 'Das Google-Fenster wurde zu früh geschlossen.';
export const googleLoginFailed =
  'Die Anmeldung mit Google hat nicht geklappt. Versuche es bitte noch einmal.';
export const googleSignUpFailed = 'Beim Registrieren mit Google ist etwas schiefgegangen.';
