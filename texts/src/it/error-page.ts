export const pageTitle = 'Qualcosa si è rotto';
export const pageDescription = 'Impossibile mostrare questa pagina.';
export const headingAway = 'Questa pagina non è arrivata.';
export const heading = 'Questa pagina è andata a male.';
export const explanation =
  'Da noi si è rotto qualcosa e la pagina non si vede. Spesso basta riprovare; i tuoi alimenti sono dove li hai lasciati.';
export const goHome = 'Vai alla pagina iniziale';
