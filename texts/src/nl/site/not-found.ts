export const pageTitle = '404';
export const pageDescription = 'Deze pagina bestaat niet.';
export const heading = 'Verdwaald in het niets';
export const explanation =
  'De pagina die je zoekt, is in ons rijk niet te vinden. Misschien is hij verhuisd, misschien was hij er nooit.';
export const returnHome = 'Naar de startpagina';
