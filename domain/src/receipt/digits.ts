/** Digits that look alike in faded print. */
const ALIKE = ['08', '09', '06', '68', '89', '38', '56', '17', '14', '49', '35'];

const alikes = new Map(
  Array.from('0123456789', (digit) => [
    digit,
    ALIKE.filter((pair) => pair.includes(digit)).map((pair) => pair.replace(digit, '')),
  ]),
);

/** Every number that differs in one digit which is easily taken for another. */
export function lookalikes(number: number): number[] {
  const digits = String(number).padStart(3, '0');
  return Array.from(digits).flatMap((digit, at) =>
    (alikes.get(digit) ?? []).map((other) => Number(digits.slice(0, at) + other + digits.slice(at + 1))),
  );
}

const AS_DIGIT: Record<string, string> = {
  ...{ O: '0', o: '0', Q: '0', D: '0', '@': '0' },
  ...{ l: '1', I: '1', i: '1', '|': '1', '!': '1' },
  ...{ Z: '2', z: '2', S: '5', s: '5', G: '6', B: '8' },
};

/** A character that stands where only a digit can stand. */
export const asDigits = (text: string): string =>
  Array.from(text, (character) => AS_DIGIT[character] ?? character).join('');

/** Characters that may be a digit. */
export const DIGIT = '[\\dOoQDlI|!ZzSsGB@]';
