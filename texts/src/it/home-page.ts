export const pageTitle = 'Crisper: mangialo prima che scada';
export const pageDescription =
  'Crisper ricorda la data di tutto quello che hai in frigo, conta i giorni e ti dice cosa mangiare prima. Per famiglie e cucine condivise, gratis.';
