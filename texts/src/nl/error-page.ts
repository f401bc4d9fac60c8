export const pageTitle = 'Er ging iets stuk';
export const pageDescription = 'Deze pagina kon niet worden getoond.';
export const headingAway = 'Deze pagina is niet aangekomen.';
export const heading = 'Deze pagina is over de datum.';
export const explanation =
  'Er ging bij ons iets stuk, waardoor we deze pagina niet konden tonen. Opnieuw proberen helpt vaak; je eten staat nog waar je het hebt gezet.';
export const goHome = 'Naar de startpagina';
