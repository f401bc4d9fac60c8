import { unitOfWord } from '#imports/unit-words.ts';
import type { Unit } from '#items/keeping/amount.ts';
import { type Customary, converted, type Measure } from '#line/measures.ts';
import { type Cell, cellText, plainWords, wordTable } from './cells.ts';
import { type DecimalSign, readNumber } from './numbers.ts';

/** What spreadsheets have and programs do not. */
const MEASURES = wordTable<Measure>({
  gram: 'g',
  kilogram: 'kg',
  millilitre: 'ml',
  centilitre: 'cl',
  decilitre: 'dl',
  litre: 'ltr',
  ounce: 'oz',
  pound: 'lbs',
  'half-kilogram': 'pfund, pfd',
  hectogram: 'hg',
  decagram: 'dag, dkg',
  tablespoon: 'tbsp, tablespoon, tablespoons, el, essloffel',
  teaspoon: 'tsp, teaspoon, teaspoons, tl, teeloffel',
  'fluid-ounce': 'fl oz, fluid ounce, fluid ounces',
  cup: 'cup, cups, tasse, tassen',
  pint: 'pt, pint, pints',
  quart: 'qt, quart, quarts',
  gallon: 'gal, gallon, gallons',
  piece:
    'item, items, stck, loaf, loaves, head, heads, bulb, bulbs, clove, cloves, stick, sticks, bar, bars, egg, eggs, ct, count, tube, tubes, bd, kopf, laib, ud, uds, unidad, unidades, stuk, stuks, tranche, tranches, rebanada',
  pack: [
    'pk, pkt, pckg, carton, cartons, case, sack, tray, tub, tubs, punnet, karton, becher, schachtel, netz, kasten, fl, gl, ds',
    'lattina, lattine, scatoletta, boite, boites, lata, latas, blik, blikken, bottiglia, bottiglie, vasetto, bouteille, bouteilles, bocal',
    'botella, botellas, frasco, fles, flessen, pot, potten, pacco, pacchi, busta, sachet, sachets, bolsa, bolsas, caja, pak, pakken, zak, doos',
  ].join(', '),
  'pack-of': 'pack of',
  portion: 'portie, porties, racion, raciones',
});

const TINS = new Set(
  'can cans tin tins dose dosen ds lattina lattine scatoletta boite boites lata latas blik blikken'.split(
    ' ',
  ),
);
const DOZENS = new Set('dozen doz dz dutzend dozzina douzaine docena dozijn'.split(' '));

export interface ReadAmount {
  amount: number;
  unit: Unit;
  isTinned: boolean;
  /** What the file says, where it could not be read. */
  amountText: string | null;
  /** Of the unit, where that alone could not be read. */
  unitWord?: string;
}

export interface AmountReader {
  sign: DecimalSign | null;
  /** Whose pints and gallons a person means. */
  customary: Customary;
}

const DECIMALS = 1000;
const DOZEN = 12;
const rounded = (value: number) => Math.round(value * DECIMALS) / DECIMALS;

const ABOUT = /^(?:~|≈|about|approx\.?|ca\.?|circa|etwa)\s*/i;
/** 2 x 500 g */
const TIMES = /^(?<count>[\d.,½¼¾]+)\s*[x×*]\s*(?<size>[\d.,]+)\s*(?<words>.*)$/iu;
const NUMBER_AND_WORDS = /^(?<number>[\d.,/½¼¾⅓⅔' ]*[\d½¼¾⅓⅔])?\s*[x×]?\s*(?<words>\D*)$/u;

function inOurUnit(words: string, customary: Customary): { unit: Unit; times: number } | null {
  const plain = plainWords(words);
  if (plain === '') return { unit: 'piece', times: 1 };
  if (DOZENS.has(plain)) return { unit: 'piece', times: DOZEN };
  const measure = MEASURES.get(plain);
  return measure ? converted(measure, customary) : (unitOfWord(words) ?? unitOfWord(plain));
}

/** The amount in a cell, and the unit beside it where that has a cell of its own. Nothing said is one piece. */
export function readAmount(cell: Cell | undefined, unitText: string, reader: AmountReader): ReadAmount {
  const measured = (value: number, words: string): ReadAmount => {
    const known = inOurUnit(words, reader.customary);
    return {
      amount: rounded(value * (known?.times ?? 1)),
      unit: known?.unit ?? 'piece',
      isTinned: TINS.has(plainWords(words)),
      amountText: known ? null : [cellText(cell), unitText].filter(Boolean).join(' '),
      ...(!known && { unitWord: words }),
    };
  };
  const text = cellText(cell).replace(ABOUT, '');
  if (typeof cell === 'number') return measured(cell, unitText);
  if (text === '') return measured(1, unitText);
  const { count, size, words: of = '' } = TIMES.exec(text)?.groups ?? {};
  if (count && size) {
    const [times, one] = [count, size].map((number) => readNumber(number, reader.sign) ?? 1) as [
      number,
      number,
    ];
    return measured(times * one, of || unitText);
  }
  const { number, words = '' } = NUMBER_AND_WORDS.exec(text)?.groups ?? {};
  const value = number ? readNumber(number, reader.sign) : readNumber(text, reader.sign);
  if (value !== null) return measured(value, words.trim() || unitText);
  return number === undefined && words ? measured(1, words) : { ...measured(1, unitText), amountText: text };
}
