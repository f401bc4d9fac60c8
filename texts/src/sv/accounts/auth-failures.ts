export const invalidEmail = 'Ogiltig e-postadress.';
export const failed = 'Något gick fel, försök igen.';
export const registrationFailed = 'Något gick fel vid registreringen.';

export const googleNotSetUp =
  'Inloggning med Google är inte inställd här. Använd din e-post och ditt lösenord i stället.';
export const googlePopupClosed = 'Googles inloggningsfönster stängdes innan det var klart.';
export const googleLoginFailed = 'Det gick inte att logga in med Google. Försök igen.';
export const googleSignUpFailed = 'Det gick inte att registrera sig med Google.';
