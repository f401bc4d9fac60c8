import type { Dice } from './dice.ts';

/** A code as a printer makes it, after the GS1 General Specifications, section 5.2. */
export interface PrintedCode {
  kind: 'EAN-13' | 'EAN-8' | 'UPC-A';
  digits: string;
}

/** The left half with odd parity, by digit; 1 is a bar. */
const ODD = ['0001101', '0011001', '0010011', '0111101', '0100011'].concat(
  ...[['0110001', '0101111', '0111011', '0110111', '0001011']],
);
const inverted = (bars: string) => bars.replaceAll(/[01]/g, (bar) => (bar === '1' ? '0' : '1'));
const RIGHT = ODD.map(inverted);
const EVEN = RIGHT.map((bars) => [...bars].reverse().join(''));
/** Which of the left half are even, by the first digit of an EAN-13. */
const PARITIES = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE'].concat(
  ...[['OEOEEO', 'OEEOEO']],
);

/** Modules from the first bar to the last. */
export function barsOf({ kind, digits }: PrintedCode): string {
  const all = kind === 'UPC-A' ? `0${digits}` : digits;
  const parities = kind === 'EAN-8' ? 'OOOO' : (PARITIES[Number(all[0])] ?? '');
  const coded = kind === 'EAN-8' ? all : all.slice(1);
  const middle = coded.length / 2;
  const left = [...coded.slice(0, middle)].map(
    (digit, at) => (parities[at] === 'O' ? ODD : EVEN)[Number(digit)],
  );
  const right = [...coded.slice(middle)].map((digit) => RIGHT[Number(digit)]);
  return `101${left.join('')}01010${right.join('')}101`;
}

const LENGTHS = { 'EAN-13': 13, 'EAN-8': 8, 'UPC-A': 12 };

/** Any number with the right check digit. */
export function anyCode(dice: Dice): PrintedCode {
  const kind = dice.pick(['EAN-13', 'EAN-13', 'EAN-13', 'EAN-8', 'UPC-A'] as const);
  const others = Array.from({ length: LENGTHS[kind] - 1 }, () => dice.whole(0, 9));
  const sum = others.toReversed().reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return { kind, digits: [...others, (10 - (sum % 10)) % 10].join('') };
}
