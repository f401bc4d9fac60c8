import type { Language } from '@crisper/domain/languages/languages.ts';
import { serverWords } from '@crisper/texts/all/server-words.ts';

const SUBJECT_TITLE_MAX = 60;

/** Every top-level domain begins with a letter; mail programs take all of these characters for its dot. */
const DOT_IN_NAME = /[.。．｡](?=\p{L})/gu;
const SCHEME = /:\/\//g;

/** Mail programs turn text that looks like a URL into a link. A blank after a dot or a scheme prevents that. */
export function unlinked(words: string): string {
  return words.replaceAll(DOT_IN_NAME, '$& ').replaceAll(SCHEME, ':// ');
}

/** The title of an item in a subject: in quotes because a user wrote it, on one line, and short enough to be seen. */
export function quotedTitle(title: string, language: Language): string {
  const words = [...unlinked(title).replaceAll(/\s+/g, ' ').trim()];
  const shown =
    words.length > SUBJECT_TITLE_MAX
      ? `${words
          .slice(0, SUBJECT_TITLE_MAX - 1)
          .join('')
          .trim()}…`
      : words.join('');
  return serverWords[language].quoted({ words: shown });
}
