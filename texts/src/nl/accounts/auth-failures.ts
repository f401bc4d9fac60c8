export const invalidEmail = 'Ongeldig e-mailadres.';
export const failed = 'Er ging iets mis, probeer het opnieuw.';
export const registrationFailed = 'Er ging iets mis bij het maken van je account.';

export const googleNotSetUp =
  'Inloggen met Google is hier niet ingesteld. Gebruik je e-mailadres en wachtwoord.';
export const googlePopupClosed = 'Het venster van Google is te vroeg gesloten.';
export const googleLoginFailed = 'Inloggen met Google lukte niet. Probeer het opnieuw.';
export const googleSignUpFailed = 'Een account maken met Google lukte niet.';
