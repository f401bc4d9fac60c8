export const pageTitle = 'Min profil';
export const pageDescription = 'Ditt namn, din bild och ditt lösenord.';
export const heading = 'Profil';
export const introduction = 'Vem du är här, och hur Crisper fungerar för dig.';
