export const contents = 'Op deze pagina';
export const backHome = 'Naar de startpagina';
