export const pageTitle = 'Mon profil';
export const pageDescription = 'Ton nom, ta photo et ton mot de passe.';
export const heading = 'Réglages du profil';
export const introduction = 'Qui tu es ici, et comment Crisper travaille pour toi.';
