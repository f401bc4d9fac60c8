const SUBJECT_TITLE_MAX = 60;

/** Every top-level domain begins with a letter; programs take all of these for its dot. */
const DOT_IN_NAME = /[.。．｡](?=\p{L})/gu;
const SCHEME = /:\/\//g;

/** Mail programs make links of whatever looks like one. A blank after a dot or a scheme keeps somebody's words words. */
export function unlinked(words: string): string {
  return words.replaceAll(DOT_IN_NAME, '$& ').replaceAll(SCHEME, ':// ');
}

/** The title of a food in a subject: marked as somebody's words, on one line, and not longer than one can see. */
export function quotedTitle(title: string): string {
  const words = [...unlinked(title).replaceAll(/\s+/g, ' ').trim()];
  const shown =
    words.length > SUBJECT_TITLE_MAX
      ? `${words
          .slice(0, SUBJECT_TITLE_MAX - 1)
          .join('')
          .trim()}…`
      : words.join('');
  return `“${shown}”`;
}
