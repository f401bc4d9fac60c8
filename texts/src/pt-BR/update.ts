export const label = 'Nova versão';
export const offer = 'Há uma nova versão do Crisper.';
export const update = 'Atualizar';
export const later = 'Depois';
