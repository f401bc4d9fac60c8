export const endsOn = ({ date }: { date: string }) => `Köket avslutas ${date}. Sedan raderas allt i det.`;
export const takeItBack = 'Ta tillbaka';
