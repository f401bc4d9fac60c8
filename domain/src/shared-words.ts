/** Where the service worker keeps what was shared with the app until a page takes it: a cache, and what is in it. */
export const SHARED_CACHE = 'shared';
export const SHARED_WORDS_URL = '/share/words';
export const SHARED_PHOTO_URL = '/share/photo';
/** In the address of the page for adding food: something was shared, and it is kept, or did not arrive. */
export const SHARED_PARAM = 'shared';
export const SHARE_MISSED = 'missed';
/** Nobody shares a longer shopping list. */
export const SHARED_TEXT_MAX_LENGTH = 20_000;

/** What other apps share beside files; what they do not have is empty. */
export interface SharedWords {
  title: string;
  text: string;
  url: string;
}

export interface KeptWords extends SharedWords {
  /** When it was shared. */
  at: number;
}

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isLink = (line: string) => /^https?:\/\/\S+$/.test(line);

/** The lines that may be food, and the rest of what was shared: links, which many apps put into the text. */
export function readShared({ title, text, url }: SharedWords): { lines: string[]; links: string[] } {
  const said = linesOf(text);
  const lines = said.filter((line) => !isLink(line));
  const links = [...said.filter(isLink), ...linesOf(url)];
  // The title of a page or a message says what it is about only where the text does not.
  return { lines: lines.length > 0 ? lines : linesOf(title), links: [...new Set(links)] };
}
