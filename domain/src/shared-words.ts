/** Where the service worker keeps what was shared with the app until a page takes it: a cache, and what is in it. */
export const SHARED_CACHE = 'shared';
export const SHARED_WORDS_URL = '/share/words';
export const SHARED_PHOTO_URL = '/share/photo';
/** Files with the food of a whole kitchen, each by its number. */
export const SHARED_FILES_URL = '/share/files/';
/** In the address of the page that takes it: something was shared, and it is kept, or did not arrive. */
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

/** What is known of a file before it is read. */
interface SharedFile {
  type: string;
  name: string;
  size: number;
}

const TABLE_NAME = /\.(?:csv|tsv|json|xlsx|db|sqlite3?|tar|t?gz)$/i;

/** Whether a file is for the page that brings a kitchen along: photos and short lists are added like other food. */
export function isForBringing({ type, name, size }: SharedFile): boolean {
  if (type.startsWith('image/')) return false;
  return type !== 'text/plain' || TABLE_NAME.test(name) || size > SHARED_TEXT_MAX_LENGTH;
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

/** Nobody shares so few lines and means a recipe. */
const RECIPE_LINES_MIN = 5;

/** What was shared, if it may be a recipe: its text, or the link to its page; else null. */
export function recipeIn(words: SharedWords): string | null {
  const { lines, links } = readShared(words);
  if (linesOf(words.text).length >= RECIPE_LINES_MIN && lines.length > 1) return words.text;
  return links.find((link) => link.startsWith('https:')) ?? null;
}
