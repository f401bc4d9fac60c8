import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_ML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Zip files carry a time; the same content should give the same file. */
const MADE_AT = new Date(2026, 0, 1);

/** A value, or a formula with the value it had when the file was made. */
export interface WorkbookCell {
  value?: string | number;
  formula?: string;
  /** The index among the workbook's cell formats. */
  style?: number;
}

export interface WorkbookSheet {
  name: string;
  /** Columns from the left, in characters; a negative one is hidden. */
  widths: number[];
  rows: Record<number, { height?: number; cells: (WorkbookCell | null)[] }>;
  /** The XML around the cells, in the order of the format. */
  before: string;
  after: string;
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const columnName = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

function cellXml(cell: WorkbookCell | null, place: string): string {
  if (!cell) return '';
  const { value, formula, style = 0 } = cell;
  const open = `<c r="${place}" s="${style}"`;
  if (formula !== undefined) {
    const type = typeof value === 'number' ? '' : ' t="str"';
    return `${open}${type}><f>${escapeXml(formula)}</f><v>${escapeXml(String(value ?? ''))}</v></c>`;
  }
  if (value === undefined) return `${open}/>`;
  if (typeof value === 'number') return `${open}><v>${value}</v></c>`;
  return `${open} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

function sheetXml({ widths, rows, before, after }: WorkbookSheet): string {
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.abs(width)}" customWidth="1"${width < 0 ? ' hidden="1"' : ''}/>`,
  );
  const lines = Object.entries(rows).map(([row, { height, cells }]) => {
    const size = height ? ` ht="${height}" customHeight="1"` : '';
    return `<row r="${row}"${size}>${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${row}`)).join('')}</row>`;
  });
  return `${DECLARATION}<worksheet xmlns="${MAIN}">${before}<cols>${columns.join('')}</cols>
<sheetData>${lines.join('')}</sheetData>${after}</worksheet>`;
}

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (list: string[]) =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;

/** An .xlsx file (ECMA-376) that is recalculated whenever it is opened. */
export function workbook(sheets: WorkbookSheet[], styles: string): Uint8Array {
  const part = (index: number) => `worksheets/sheet${index + 1}.xml`;
  const override = (name: string, type: string) =>
    `<Override PartName="/xl/${name}" ContentType="${SHEET_ML}.${type}+xml"/>`;
  const files = {
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}
${sheets.map((_, index) => override(part(index), 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relations([relation(1, 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map(
        ({ name }, index) =>
          `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index) => relation(index + 1, 'worksheet', part(index))),
      relation(sheets.length + 1, 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': `${DECLARATION}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/${part(index)}`, sheetXml(sheet)])),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 9,
    mtime: MADE_AT,
  });
}
