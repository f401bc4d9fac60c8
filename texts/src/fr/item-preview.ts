export const goodThrough = ({ date }: { date: string }) => `bon jusqu’au ${date}`;
