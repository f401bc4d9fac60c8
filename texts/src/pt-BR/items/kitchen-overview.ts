// The dashboard's pages where they speak of kitchens instead of the public fridge.
export const heading = ({ kitchen }: { kitchen: string }) => `${kitchen} hoje`;
export const headingOfAll = 'Todas as minhas cozinhas hoje';
export const open = 'Abrir a cozinha';
export const openAll = 'Abrir minhas cozinhas';
export const empty = 'Ainda não tem nada nela';
export const emptyText = 'Coloque os três primeiros itens. Aqui você vai ver o que comer primeiro.';
