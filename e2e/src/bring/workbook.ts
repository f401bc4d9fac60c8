import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  name: string;
  content: Buffer;
}

/** A ZIP archive, as small as it can be. */
function zip(parts: Part[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content } of parts) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    files.push(Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x00'), facts, rest, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, directory, end]);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const xml = (content: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${content}`);

const around = (sheet: Buffer): Part[] => [
  {
    name: 'xl/workbook.xml',
    content: xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Food" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: xml(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
  },
  { name: 'xl/worksheets/sheet1.xml', content: sheet },
];

/** A workbook of Excel with one sheet. */
export function workbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const lines = rows.map((row, y) => {
    const cells = row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`));
    return `<row r="${y + 1}">${cells.join('')}</row>`;
  });
  return zip(around(xml(`<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`)));
}

/** A workbook whose sheet unpacks to more than any kitchen has. */
export const bomb = (): Buffer => zip(around(Buffer.alloc(200 * 1024 * 1024)));
