export const pageTitle = 'Min profil';
export const pageDescription = 'Dit navn, dit billede og din adgangskode.';
export const heading = 'Din profil';
export const introduction = 'Hvem du er her, og hvordan Crisper virker for dig.';
