export const goodThrough = ({ date }: { date: string }) => `gut bis ${date}`;
