export const goodThrough = ({ date }: { date: string }) => `goed t/m ${date}`;
