/** What a person wrote, in a sentence of ours. */
export const quoted = ({ words }: { words: string }) => `«${words}»`;
/** Above a link, where a mail is plain text. */
export const labelled = ({ label }: { label: string }) => `${label}:`;
/** In place of a name that nobody has told. */
export const somebody = 'Qualcuno';
