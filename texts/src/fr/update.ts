export const label = 'Nouvelle version';
export const offer = 'Il y a une nouvelle version de Crisper.';
export const update = 'Mettre à jour';
export const later = 'Plus tard';
