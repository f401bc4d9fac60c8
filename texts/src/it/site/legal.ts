export const contents = 'In questa pagina';
export const backHome = 'Torna alla home';
