import { qrCode } from '@crisper/domain/qr/qr-code.ts';

/** Cameras need the light frame of four modules to find the code. */
const QUIET = 4;
/** Black on white, whatever colours the terminal has. */
const COLOURS = '\x1b[30;107m';
const OWN_COLOURS = '\x1b[0m';

/** Characters are twice as high as wide, so one of them shows two modules, one above the other. */
const BLOCKS = { above: '▀', below: '▄', both: '█', none: ' ' };

function block(above = false, below = false): string {
  if (above && below) return BLOCKS.both;
  if (above) return BLOCKS.above;
  return below ? BLOCKS.below : BLOCKS.none;
}

/** The text as a QR code for a terminal; empty for a text that is too long for one. */
export function terminalCode(text: string): string {
  const code = qrCode(text);
  if (!code) return '';
  const side = Array.from({ length: code.length + 2 * QUIET }, (_, place) => place - QUIET);
  const lines = side
    .filter((_, place) => place % 2 === 0)
    .map((y) => side.map((x) => block(code[y]?.[x], code[y + 1]?.[x])).join(''));
  return lines.map((line) => `${COLOURS}${line}${OWN_COLOURS}`).join('\n');
}
