export const endsOn = ({ date }: { date: string }) => `Køkkenet lukker ${date}. Så slettes alt i det.`;
export const takeItBack = 'Fortryd';
