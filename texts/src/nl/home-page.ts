export const pageTitle = 'Crisper: eet het voor het verloopt';
export const pageDescription =
  'Crisper onthoudt de datum van alles in je koelkast, telt de dagen af en zegt wat je eerst moet opeten. Voor huishoudens en gedeelde keukens, gratis.';
