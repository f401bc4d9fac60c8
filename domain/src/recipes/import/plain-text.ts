/** Tags after which a new line begins. */
const BREAKS = new Set(
  'address article aside blockquote br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
/** Tags whose content nobody sees. */
const HIDDEN = new Set(['script', 'style', 'template', 'noscript']);

// Neither passes another `<`, so a text without any `>` is read once as well.
const TAG = /<(\/?)([a-z][a-z0-9-]*)[^<>]*>|<![^<>]*>/gi;

/** The names of U+00A0 to U+00FF, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const ENTITIES = new Map<string, string>([
  ...LATIN.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(0xa0 + at)]),
  ...Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
    ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', prime: '′', frasl: '⁄', thinsp: ' ', ensp: ' ' },
    ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' },
    ...{ frac13: '⅓', frac23: '⅔', frac15: '⅕', frac18: '⅛', frac38: '⅜', frac58: '⅝', frac78: '⅞' },
    ...{ OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', zwnj: '', zwj: '' },
  }),
]);

function withoutTags(html: string): string {
  let text = '';
  let from = 0;
  let hidden: string | null = null;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    const known = name.toLowerCase();
    if (hidden === null) text += html.slice(from, index) + (BREAKS.has(known) ? '\n' : '');
    from = index + tag.length;
    if (slash && known === hidden) hidden = null;
    else if (!slash && hidden === null && HIDDEN.has(known)) hidden = known;
  }
  return hidden === null ? text + html.slice(from) : text;
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (entity, ...groups) => {
    const [decimal, hex, name] = groups;
    if (name) return ENTITIES.get(name) ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
  });
}

/**
 * The lines that a person would read: no tags, no content of scripts, entities as what they stand for. Twice, because
 * many pages write HTML into their data as entities. Takes as long as the text is.
 */
export function textLines(html: string): string[] {
  const text = decoded(withoutTags(decoded(withoutTags(html))));
  return text
    .toWellFormed()
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll(/[\p{Cc}\p{White_Space}\u{FEFF}]+/gu, ' ').trim())
    .filter((line) => line !== '');
}
