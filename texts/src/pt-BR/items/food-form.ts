export const selectCategory = 'Escolha uma categoria';
export const dateKept = 'Mantida do último item.';
export const description = 'Descrição';
export const inThreeDays = '+3 dias';
export const inOneWeek = '+1 semana';
export const inOneMonth = '+1 mês';

export const draftIsBack = 'O que você não terminou está de volta.';
export const draftDatePassed = ({ date }: { date: string }) => `A data, ${date}, já passou: escolha outra.`;
export const draftPhotoGone = 'A foto não ficou guardada tanto tempo: escolha outra imagem.';
export const startOver = 'Recomeçar';
