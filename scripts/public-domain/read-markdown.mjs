// Reads one recipe of the source: front matter, facts in bullets, "## Ingredients" and "## Directions".

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const SIGNS = /\p{Extended_Pictographic}|\u{FE0F}|\u{200B}|\u{FEFF}/gu;

/** The text without links, pictures, emphasis, tags and pictograms, with plain quotes and spaces. */
const plain = (text) =>
  text
    .normalize('NFC')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?[a-z][^>]*>/gi, ' ')
    .replaceAll(/<?https?:\/\/\S+/g, '')
    .replaceAll(/\*\*|__|~~|`|\\n/g, '')
    .replaceAll(/(?<![\w*])[*_](?=\S)([^*_]*\S)[*_](?![\w*])/g, '$1')
    .replaceAll(/\\([^\w\s])/g, '$1')
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[‘’´]/g, "'")
    .replaceAll(/[˚º]/g, '°')
    .replaceAll('℉', '°F')
    .replaceAll('℃', '°C')
    .replaceAll('⁄', '/')
    .replaceAll('…', '...')
    .replaceAll(' | ', ' / ')
    .replaceAll(SIGNS, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('( ', '(')
    .replaceAll(/(?<=\p{L})\((?=optional)/giu, ' (')
    .replaceAll(/ (?=[),;])/g, '')
    .replaceAll(/(?<=\w) \.(?=\s|$)/g, '.')
    .trim();

/** The minutes that a text names, the longer ones of a range; null where it names none. */
function minutesIn(text) {
  const times = text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .matchAll(/(\d+(?:\.\d+)?)(?:\s*(?:-|–|~|to)\s*(\d+(?:\.\d+)?))?\s*(d|h|m)?/g);
  let minutes = null;
  for (const [, shortest, longest, unit] of times) {
    const minutesEach = unit === 'd' ? DAY_MINUTES : unit === 'h' ? HOUR_MINUTES : 1;
    minutes = (minutes ?? 0) + Number(longest ?? shortest) * minutesEach;
  }
  return minutes;
}

/** The fewer of a range; null where pieces are counted, such as "24 cookies" or "2 litres". */
function servingsIn(text) {
  const said = text
    .toLowerCase()
    .replaceAll(/\([^)]*\)|,.*|\?/g, '')
    .trim();
  const [, count, counted] = /^(\d+)(?:\s*[-–~/]\s*\d+|\s*to\s*\d+|\+)?\s*(.*)$/.exec(said) ?? [];
  if (count === undefined || !/^(people|bowls|hearty serving)?\.?$/.test(counted)) return null;
  return Number(count);
}

/** Minutes are the sum of all times, and null where preparing or cooking is not said. */
function factsIn(rows) {
  let servings = null;
  const times = new Map();
  for (const row of rows) {
    const text = plain(row.replace(/^\s*[-*+]\s+/, ''));
    const [, portions] = /^serv(?:ings?|es)\s*:?\s*(.+)$/i.exec(text) ?? [];
    if (portions !== undefined) servings ??= servingsIn(portions);
    const [, label, time] =
      /^"?(prep|cook|wait|rest|chill|fridge)[a-z]*"?(?: time)?:\s*(.+)$/i.exec(text) ?? [];
    if (label !== undefined) times.set(label.toLowerCase(), minutesIn(time));
  }
  const said = [...times.values()];
  const isWhole = times.has('prep') && times.has('cook') && !said.includes(null);
  const minutes = isWhole ? said.reduce((sum, time) => sum + time, 0) : 0;
  return { servings, minutes: minutes === 0 ? null : minutes };
}

/** Items as `{ depth, mark, text }`; a row that begins none goes on with the one before, unless it stands apart. */
function itemsIn(rows) {
  const items = [];
  let isApart = true;
  for (const row of rows) {
    const isPicture = /^\s*!\[[^\]]*\]\([^)]*\)\s*$/.test(row);
    const [, indent, mark, text] = /^(\s*)([-*+]|\d+[.)]|#{3,6})\s+(.*)$/.exec(row) ?? [];
    const last = items.at(-1);
    if (isPicture) continue;
    if (row.trim() === '') isApart = true;
    else {
      if (mark !== undefined)
        items.push({ depth: indent.length, mark: mark.replace(/\d+[.)]/, '1')[0], text });
      else if (last && last.mark !== '#' && (!isApart || row.startsWith('  '))) last.text += ` ${row.trim()}`;
      else items.push({ depth: 0, mark: '', text: row.trim() });
      isApart = false;
    }
  }
  return items.map((item) => ({ ...item, text: plain(item.text) })).filter(({ text }) => text !== '');
}

const asHeading = (text) => `${text.replace(/[:.]$/, '')}:`;
const isHeading = ({ mark, text }) => mark === '#' || mark === '' || /^for the\b[^0-9:]*:?$/i.test(text);

/** Ingredients, a line each; headings end with a colon. */
const linesIn = (rows) => itemsIn(rows).map((item) => (isHeading(item) ? asHeading(item.text) : item.text));

const asSentence = (text) => (/[.:;,!?]$/.test(text) ? text : `${text}.`);

/**
 * Steps without numbers. A heading opens the step that follows it, indented items belong to the step above, and what
 * stands after numbered steps without a number is a note, which is left out.
 */
function stepsIn(rows) {
  const items = itemsIn(rows);
  const isNumbered = items.some(({ mark }) => mark === '1');
  const steps = [];
  let heading = '';
  for (const { depth, mark, text } of items) {
    if (mark === '#' || (mark === '' && isNumbered && !/[.!?)]/.test(text))) heading = `${asHeading(text)} `;
    else if (depth >= 2 && steps.length > 0) steps.push(`${asSentence(steps.pop())} ${text}`);
    else if (mark === '1' || !isNumbered || steps.length === 0) {
      steps.push(heading + text);
      heading = '';
    }
  }
  return steps;
}

export function readMarkdown(markdown) {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown.replaceAll('\r', '')) ?? [];
  const [, title = ''] = /^title:\s*(.*)$/m.exec(front) ?? [];
  const sections = new Map([['', []]]);
  let rows = sections.get('');
  for (const row of body.split('\n')) {
    const [, heading] = /^##\s+(.*?)\s*$/.exec(row) ?? [];
    if (heading === undefined) rows.push(row);
    else {
      const name = /directions/i.test(heading) ? 'directions' : heading.toLowerCase();
      rows = sections.get(name) ?? [];
      sections.set(name, rows);
    }
  }
  const ingredients = sections.get('ingredients') ?? [];
  if (sections.has('spice blend')) ingredients.push('### Spice blend', ...sections.get('spice blend'));
  return {
    title: plain(title.trim().replaceAll(/^(["'])(.*)\1$/g, '$2')),
    ...factsIn(sections.get('')),
    lines: linesIn(ingredients),
    steps: stepsIn(sections.get('directions') ?? []),
  };
}
