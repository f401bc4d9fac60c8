/** A date takes an article, which is shorter before 8 and 11. */
const until = (date: string) => (/^(?:0?8|11)(?!\d)/.test(date) ? `all’${date}` : `al ${date}`);

export const goodThrough = ({ date }: { date: string }) => `buono fino ${until(date)}`;
