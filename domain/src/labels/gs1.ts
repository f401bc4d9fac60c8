/** The fields of a code by their identifiers, such as 01 for the number of the product and 17 for its use-by date. */
export type Gs1Fields = ReadonlyMap<string, string>;

/** FNC1 as readers give it: ends a field whose length is not fixed. */
const SEPARATOR = '\x1d';
/** Readers may name the kind of code in front: ]C1, ]d2, ]e0, ]Q3. */
const SYMBOLOGY = /^\][A-Za-z]\d/;

/** By its first two digits: how many digits the identifier has. */
function identifierLength(start: string): number | null {
  if (/^(?:0[0-4]|1\d|2[0-2]|30|37|9\d)$/.test(start)) return 2;
  if (/^(?:2[3-5]|4[0-2]|71)$/.test(start)) return 3;
  if (/^(?:3[1-69]|43|70|72|8[0-2])$/.test(start)) return 4;
  return null;
}

/** By its first two digits: how long a field is that has a fixed length, and no separator behind it. */
function fixedLength(start: string): number | null {
  if (start === '00') return 18;
  if (/^0[1-3]$/.test(start)) return 14;
  if (start === '04') return 16;
  if (/^1[1-9]$/.test(start) || /^3[1-6]$/.test(start)) return 6;
  if (start === '20') return 2;
  return start === '41' ? 13 : null;
}

/** Null where the text ends before its field does, or begins with what is no identifier. */
function inSequence(text: string): Gs1Fields | null {
  const fields = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const start = rest.slice(0, 2);
    const identifier = rest.slice(0, identifierLength(start) ?? 0);
    const length = fixedLength(start);
    const value =
      rest
        .slice(identifier.length)
        .split(SEPARATOR, 1)[0]
        ?.slice(0, length ?? undefined) ?? '';
    if (!/^\d+$/.test(identifier) || value === '' || (length !== null && value.length < length)) return null;
    fields.set(identifier, value);
    rest = rest.slice(identifier.length + value.length);
    if (rest.startsWith(SEPARATOR)) rest = rest.slice(SEPARATOR.length);
  }
  return fields.size > 0 ? fields : null;
}

/** As it is printed below a code: (01)05000169005279(17)261203. */
function inParentheses(text: string): Gs1Fields | null {
  const fields = new Map<string, string>();
  for (const [, identifier = '', value = ''] of text.matchAll(/\((\d{2,4})\)([^()]*)/g)) {
    const start = identifier.slice(0, 2);
    const length = fixedLength(start);
    if (identifier.length !== identifierLength(start) || value === '') return null;
    if (length !== null && value.length !== length) return null;
    fields.set(identifier, value);
  }
  return fields;
}

const DIGITAL_LINK =
  /^https?:\/\/[^/?#]+(?:\/[^?#]*?)??(\/01\/\d{8,14}(?:\/[^?#]*)?)(?:\?([^#]*))?(?:#.*)?$/i;

/** A web address that names the product: https://example.com/01/05000169005279?17=261203. */
function inLink(text: string): Gs1Fields | null {
  const [, path, query = ''] = DIGITAL_LINK.exec(text) ?? [];
  if (!path) return null;
  const named = [
    ...path.matchAll(/\/(\d{2,4})\/([^/]+)/g),
    ...query.matchAll(/(?:^|[&;])(\d{2,4})=([^&;]*)/g),
  ];
  return new Map(named.map(([, identifier = '', value = '']) => [identifier, value]));
}

/** The fields of a GS1 code, in each of its notations; null for any other text, and for a part of a code. */
export function readGs1(text: string): Gs1Fields | null {
  if (/^https?:/i.test(text)) return inLink(text);
  const plain = text.replace(SYMBOLOGY, '');
  if (plain.startsWith('(')) return inParentheses(plain);
  return inSequence(plain.startsWith(SEPARATOR) ? plain.slice(SEPARATOR.length) : plain);
}
