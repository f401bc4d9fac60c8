/** Letters that are no other letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  // At the end of a word only.
  ς: 'σ',
};

/** In lower case and without accents: Äpfel are apfel, œufs are oeufs. Vowel signs of other scripts are no accents. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[ßœæøłıđς]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
