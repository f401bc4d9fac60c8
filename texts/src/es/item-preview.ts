export const goodThrough = ({ date }: { date: string }) => `bueno hasta el ${date}`;
