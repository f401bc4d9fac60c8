import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import type { CsvCell } from '@crisper/domain/imports/csv.ts';

interface Column {
  header: string;
  type: 'text' | 'number' | 'date';
}

const DAY_MS = 86_400_000;
/** The day before which Excel counts from, with its 29 February 1900 that never was. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** Before this day the count differs by that day. */
const FIRST_COUNTED = '1900-03-01';

/** XML has no control characters, and no halves of surrogate pairs. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/_x[0-9A-Fa-f]{4}_/g, (code) => `_x005F${code}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(
      /[\p{Cc}\uFFFE\uFFFF]/gu,
      (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
    );

/** A, B, …, Z, AA: readers find a cell by its address. */
const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

const textCell = (address: string, text: string, style = 0) =>
  `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function cellOf(address: string, cell: CsvCell, { type }: Column): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (type !== 'date' || cell < FIRST_COUNTED) return textCell(address, cell);
  return `<c r="${address}" s="1"><v>${(Date.parse(cell) - DAY_ZERO) / DAY_MS}</v></c>`;
}

function sheetOf(
  [headers = [], ...rows]: readonly (readonly CsvCell[])[],
  columns: readonly Column[],
): string {
  const head = headers.map((header, at) => textCell(`${columnName(at)}1`, String(header), 2));
  const body = rows.map((row, index) => {
    const number = index + 2;
    const cells = columns.map((column, at) => cellOf(`${columnName(at)}${number}`, row[at] ?? null, column));
    return `<row r="${number}">${cells.join('')}</row>`;
  });
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData><row r="1">${head.join('')}</row>${body.join('')}</sheetData></worksheet>`;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Plain, a day, and the first row. Excel wants two fills, whether they are used or not. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

const partsOf = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Food" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
  'xl/worksheets/sheet1.xml': sheet,
});

/** A spreadsheet of one table, whose first row has the headers. */
export const toXlsx = (rows: readonly (readonly CsvCell[])[], columns: readonly Column[]): Promise<Buffer> =>
  zipped(partsOf(sheetOf(rows, columns)));

const numbers = (...fields: readonly (readonly [number, 2 | 4])[]): Buffer => {
  const bytes = Buffer.alloc(fields.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of fields) at = bytes.writeUIntLE(value, at, width);
  return bytes;
};

const VERSION = 20;
const DEFLATED = 8;
/** 1 January 1980, before which ZIP has no days: the same kitchen is the same file. */
const NO_DAY = 0x21;

/** On another thread: a kitchen full of food takes a while. */
const deflated = promisify<Buffer, Buffer>(deflateRaw);

async function zipped(files: Record<string, string>): Promise<Buffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const packed = await deflated(content);
    const facts = numbers(
      ...([
        [VERSION, 2],
        [0, 2],
        [DEFLATED, 2],
        [0, 2],
        [NO_DAY, 2],
        [crc32(content), 4],
      ] as const),
      ...([
        [packed.length, 4],
        [content.length, 4],
        [path.length, 2],
        [0, 2],
      ] as const),
    );
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, path, packed);
    directory.push(
      ...[Buffer.from('PK\x01\x02', 'latin1'), numbers([VERSION, 2]), facts],
      ...[numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), path],
    );
    offset += 4 + facts.length + path.length + packed.length;
  }
  const count = Object.keys(files).length;
  const listed = Buffer.concat(directory);
  const end = numbers([0, 2], [0, 2], [count, 2], [count, 2], [listed.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
