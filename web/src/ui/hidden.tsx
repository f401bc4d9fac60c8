/** Words for screen readers alone. */
export const hidden = (words: string) => <span className="sr-only">{words}</span>;
