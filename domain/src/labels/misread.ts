/** Letters that are taken for digits, and digits for letters, in the small print of a pack. */
const LOOKS_LIKE: Record<string, string> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  '|': '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** A digit, or a letter that may be one. */
export const DIGIT = `[0-9${Object.keys(LOOKS_LIKE).join('')}]`;

/** The number that the characters were meant to be; null if none of them is a digit, as in SOLO. */
export function numberOf(characters: string): number | null {
  const digits = [...characters].map((character) => LOOKS_LIKE[character] ?? character).join('');
  return /\d/.test(characters) && /^\d+$/.test(digits) ? Number(digits) : null;
}

/** Of shorter words one may be read as another: DIC, the month, is not DLC. */
const LONG = 6;
/** From so many characters on, letters are taken for other letters as well, and the words are still no others. */
const VERY_LONG = 12;
const LIKE_LETTERS: Record<string, string> = {
  B: '[B8H]',
  C: '[CEO0]',
  E: '[ECF]',
  H: '[HBN]',
  M: '(?:M|RN|N)',
  N: '[NHM]',
  R: '[RP]',
  U: '[UVO0]',
  V: '[VUY]',
};

/** What a letter may be read as: its digit, and in a long word the other letters that look like it. */
function readAs(letter: string, isLong: boolean): string {
  const digit = LOOKS_LIKE[letter];
  if (digit === undefined) return letter;
  const alike = Object.keys(LOOKS_LIKE).filter((other) => LOOKS_LIKE[other] === digit);
  return `[${digit}${isLong ? alike.join('') : letter}]`;
}

const GAP = "[\\s.:/'’-]*";

/** A pattern for the word as it may be read. Short ones are taken as they are: 88 is not BB. */
export function patternOf(words: string): string {
  if (words.length < 3) return words;
  const like = words.length >= VERY_LONG ? LIKE_LETTERS : {};
  return [...words]
    .map((letter) => (letter === ' ' ? GAP : (like[letter] ?? readAs(letter, words.length >= LONG))))
    .join('');
}
