export const pageTitle = 'Mein Profil';
export const pageDescription = 'Dein Name, dein Bild und dein Passwort.';
export const heading = 'Dein Profil';
export const introduction = 'Wer du hier bist und wie Crisper für dich arbeitet.';
