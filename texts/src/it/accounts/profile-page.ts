export const pageTitle = 'Il mio profilo';
export const pageDescription = 'Il tuo nome, la tua foto e la tua password.';
export const heading = 'Impostazioni del profilo';
export const introduction = 'Chi sei qui, e come lavora Crisper per te.';
