export const pageTitle = 'Crisper : mange avant que ça périme';
export const pageDescription =
  'Crisper retient la date de tout ce qu’il y a dans ton frigo, compte les jours et te dit quoi manger d’abord. Pour la maison et les cuisines partagées, gratuit.';
