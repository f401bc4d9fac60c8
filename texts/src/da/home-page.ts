export const pageTitle = 'Crisper: spis det, før det udløber';
export const pageDescription =
  'Crisper holder styr på datoen på alt i dit køleskab, tæller ned og siger, hvad du skal spise først. Til husstande og delte køkkener, gratis.';
