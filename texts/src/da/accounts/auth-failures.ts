export const invalidEmail = 'Ugyldig mailadresse.';
export const failed = 'Der gik noget galt. Prøv igen.';
export const registrationFailed = 'Der gik noget galt, da kontoen skulle oprettes.';

export const googleNotSetUp =
  'Login med Google er ikke sat op her. Brug mailadresse og adgangskode i stedet.';
export const googlePopupClosed = 'Google-vinduet blev lukket for tidligt.';
export const googleLoginFailed = 'Login med Google virkede ikke. Prøv igen.';
export const googleSignUpFailed = 'Der gik noget galt, da kontoen skulle oprettes med Google.';
