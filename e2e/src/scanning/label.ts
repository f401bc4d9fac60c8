import type { Still } from './fake-camera.ts';

const LINE_PX = 120;

/** What is printed on a pack. */
export function label(...lines: string[]): Still {
  const height = LINE_PX * (lines.length + 1);
  const texts = lines.map((line, at) => `<text x="80" y="${LINE_PX * (at + 1)}">${line}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${height}">
    <rect width="1000" height="${height}" fill="#f4f1ea"/>
    <g font-family="monospace" font-size="80" font-weight="600" fill="#26241f">${texts.join('')}</g>
  </svg>`;
  return { type: 'image/svg+xml', body: Buffer.from(svg) };
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** As printers of packs write it: 03 DEC 26. */
export function dateOnPack(date: string): string {
  const [year = '', month, day] = date.split('-');
  return `${day} ${MONTHS[Number(month) - 1]} ${year.slice(2)}`;
}
