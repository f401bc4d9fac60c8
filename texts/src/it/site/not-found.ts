export const pageTitle = '404';
export const pageDescription = 'Questa pagina non esiste.';
export const heading = 'In fondo al vuoto';
export const explanation =
  'La pagina che cerchi non esiste nel nostro mondo. Forse ha traslocato, o non c’è mai stata.';
export const returnHome = 'Torna alla home';
