// How a language is written, as far as a program can tell; see texts/glossary.md.
import { readFileSync } from 'node:fs';
import { slotsOf, withoutSlots } from './syntax.mjs';

const ENGLISH =
  'the your you with this from please what which when were been that they their there them these those would could should does about into'.split(
    ' ',
  );

/** `quotes` and `address` are what must not stand in a text of the language. */
const RULES = {
  de: {
    quotes: /“[^“”]*”|"/,
    address: /(?<![.!?:…„]\s?|^)\b(?:Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihnen)\b/,
  },
  fr: {
    quotes: /[“”"„]/,
    address: /\b(?:vous|votre|vos)\b/i,
    spaces: /(?<![\u202f\u00a0\d/])(?: ?[;!?»]| ?:(?!\/\/|\d))|«(?![\u202f\u00a0])/,
  },
  es: { quotes: /[“”"„]/, address: /(?<!\p{L})(?:usted|ustedes|vosotros|vosotras|vuestr[oa]s?)(?!\p{L})/iu },
  it: { quotes: /[“”"„]/, address: /(?<![.!?:…»]\s?|^)\b(?:Lei|Suo|Sua|Suoi|Sue|Voi|Vostro)\b/ },
  nl: { quotes: /[“”"„«»]/, address: /(?<!\p{L})(?:uw|uwe|u(?= \p{Ll}))(?!\p{L})/iu },
  sv: { quotes: /[“„"«»]/, address: /(?<![.!?:…]\s?|^)\b(?:Ni|Er|Ert|Era)\b/ },
  da: { quotes: /[“”"„]/, address: /(?<![.!?:…»]\s?|^)\b(?:Dem|Deres)\b/ },
  'pt-BR': { quotes: /["„«»]/, address: /(?<!\p{L})(?:tu|teu|tua|teus|tuas|vós|vosso|vossa)(?!\p{L})/iu },
};

/** URLs, names, and what stands on screens of other programs, are the same in every language. */
const NAMES =
  /https?:\S*|`[^`]*`|Authorization: Bearer|Bring!|https: at home|Tools, Export inventory|\b(?:Excel|Google Sheets|KitchenOwl|LibreOffice|Mealie)\b/g;

/** Faults of one text; the English one that it stands for may be unknown. */
export function* faultsOf(language, text, english) {
  const plain = withoutSlots(text).replaceAll(NAMES, '');
  // One or two words may well be the same: Menu, Open Food Facts.
  if (
    english !== undefined &&
    plain === withoutSlots(english).replaceAll(NAMES, '') &&
    /(?:\p{L}+\P{L}+){3}/u.test(plain)
  )
    yield 'is English';
  const words = ENGLISH.filter((word) => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu').test(plain));
  if (words.length > 1) yield `has English words (${words.join(', ')})`;
  if (/\.\.\./.test(plain)) yield 'has three points for …';
  if (/\p{L}'\p{L}/u.test(plain)) yield 'has a straight apostrophe';
  if (/ {2,}/.test(text)) yield 'has two spaces';
  if (/\{day\}[./-]\{month\}|\{month\}[./-]\{day\}/.test(text)) yield 'has a date that Intl did not write';
  if (text !== text.normalize('NFC')) yield 'is not in NFC';
  const { quotes, address, spaces } = RULES[language] ?? {};
  if (quotes?.test(plain)) yield 'has quotes of another language';
  if (address?.test(plain)) yield 'has another form of address';
  if (spaces?.test(plain)) yield 'lacks a narrow space (U+202F) before or inside a sign';
}

const folded = (text) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The rows of the glossary: the English words, and how those of each language begin. */
export function readGlossary(path) {
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|-'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [[, ...languages], ...entries] = rows;
  return entries.map(([english, ...cells]) => ({
    english: english.replace(/\(.*?\)/g, '').trim(),
    words: Object.fromEntries(languages.map((language, at) => [language, cells[at]])),
  }));
}

/** Languages bend their words, so the first letters of the longest word are enough. */
const stemsOf = (cell) =>
  folded(cell)
    .split(/[/,()]|\s·\s/)
    .map(
      (one) =>
        one
          .trim()
          .split(/\s+/)
          .toSorted((a, b) => b.length - a.length)[0] ?? '',
    )
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6))));

/** What a person has to look at: words of the glossary that are missing, and texts that may be cut off. */
export function* doubtsOf(language, text, english, glossary) {
  if (english === undefined) return;
  const [plain, before] = [withoutSlots(text), withoutSlots(english)];
  const isLong =
    before.length >= 12 ? plain.length > 1.6 * before.length : plain.length > 2.2 * before.length + 8;
  if (isLong) yield `${plain.length} characters for ${before.length}`;
  if (slotsOf(text).size < slotsOf(english).size)
    yield `does not fill in ${[...slotsOf(english)].filter((slot) => !slotsOf(text).has(slot)).join(' ')}`;
  for (const { english: words, words: byLanguage } of glossary) {
    const cell = byLanguage[language];
    const isMeant =
      folded(before).trim() === folded(words) ||
      (words.includes(' ') && new RegExp(`\\b${RegExp.escape(words)}\\b`, 'i').test(before));
    if (cell && isMeant && !stemsOf(cell).some((stem) => folded(plain).includes(stem)))
      yield `the glossary has “${cell}” for “${words}”`;
  }
}
