export const pageTitle = 'Crisper: cómelo antes de que caduque';
export const pageDescription =
  'Crisper guarda la fecha de todo lo que hay en tu nevera, cuenta los días y te dice qué comer primero. Para casas y cocinas compartidas, gratis.';
