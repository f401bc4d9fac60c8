export const invalidEmail = 'Indirizzo email non valido.';
export const failed = 'Qualcosa è andato storto. Riprova.';
export const registrationFailed = 'La registrazione non è riuscita.';
export const googleNotSetUp = 'Qui non si può accedere con Google. Usa email e password.';
export const googlePopupClosed = 'La finestra di Google è stata chiusa prima della fine.';
export const googleLoginFailed = 'L’accesso con Google non è riuscito. Riprova.';
export const googleSignUpFailed = 'La registrazione con Google non è riuscita.';
