export const goodThrough = ({ date }: { date: string }) => `bom até ${date}`;
