export const contents = 'På den här sidan';
export const backHome = 'Till startsidan';
