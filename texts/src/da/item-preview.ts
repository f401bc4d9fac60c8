export const goodThrough = ({ date }: { date: string }) => `godt til og med ${date}`;
