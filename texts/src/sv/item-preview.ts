export const goodThrough = ({ date }: { date: string }) => `bra till och med ${date}`;
