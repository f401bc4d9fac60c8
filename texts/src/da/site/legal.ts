export const contents = 'På denne side';
export const backHome = 'Til forsiden';
