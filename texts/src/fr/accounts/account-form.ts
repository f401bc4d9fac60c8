// What every form about an account says, whichever page it is on.
export const needsJavaScript = 'Les comptes ont besoin de JavaScript, qui est désactivé dans ce navigateur.';
export const orAnotherWay = 'ou';
export const continueWithGoogle = 'Continuer avec Google';
export const continueWith = ({ issuer }: { issuer: string }) => `Continuer avec ${issuer}`;

export const email = 'E-mail';
export const password = 'Mot de passe';
export const newPassword = 'Nouveau mot de passe';
export const saving = 'Enregistrement…';
