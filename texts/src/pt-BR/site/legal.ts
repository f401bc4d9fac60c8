export const contents = 'Nesta página';
export const backHome = 'Voltar ao início';
