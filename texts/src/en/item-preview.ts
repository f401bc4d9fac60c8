export const goodThrough = ({ date }: { date: string }) => `good through ${date}`;
