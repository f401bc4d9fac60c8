export const label = 'O que esta página mostra';
export const all = 'Todas as minhas cozinhas';
export const publicFridge = 'A geladeira aberta';
export const publicFridgeMine = 'A geladeira aberta, só meus itens';
