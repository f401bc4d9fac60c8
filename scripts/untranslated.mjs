// Finds sentences that stand outside of `texts/`, where no second language could replace them; part of
// `npm run check`. It looks at the syntax tree: text in JSX, and strings in the places that people read.
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/** Attributes, properties and parameters whose words a person reads. */
const READ = new Set([
  ...['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder'],
  ...['answer', 'button', 'cancelLabel', 'caption', 'confirm', 'confirmLabel', 'description', 'detail'],
  ...['error', 'heading', 'hint', 'lead'],
  ...['label', 'message', 'name', 'note', 'question', 'smallPrint', 'subject', 'summary', 'text', 'title'],
]);
/** Functions that show their arguments, and the first of them that they show. */
const SHOWS = new Map([
  ['toast', 1],
  ['confirm', 0],
]);
/** Not read by anybody, though they are spelled like words: field and file names, and what links are for. */
const NAMES = new Set([
  ...['link', 'meta', 'details', 'input', 'select', 'textarea'],
  ...['Button', 'FoodPicture', 'TextArea'],
]);
const isNamed = (element) => NAMES.has(element.name) || /Field$/.test(element.name);

/** How a URL begins is the same in every language. */
const hasLetter = (text) => /\p{L}/u.test(text.replace(/https?:\/\//, ''));

/** Every string that `node` may come to: of both branches of a choice, around what a template inserts. */
function* stringsIn(node) {
  if (!node) return;
  if (node.type === 'Literal' && typeof node.value === 'string') yield node;
  if (node.type === 'TemplateLiteral') {
    for (const part of node.quasis) if (hasLetter(part.value.raw)) yield part;
  }
  if (node.type === 'JSXExpressionContainer') yield* stringsIn(node.expression);
  if (node.type === 'ConditionalExpression') {
    yield* stringsIn(node.consequent);
    yield* stringsIn(node.alternate);
  }
  if (node.type === 'LogicalExpression') {
    if (node.operator !== '&&') yield* stringsIn(node.left);
    yield* stringsIn(node.right);
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    yield* stringsIn(node.left);
    yield* stringsIn(node.right);
  }
}

/** The sentences in one file, each as `{ line, words }`. */
export function untranslatedIn(path, source) {
  const { program } = parseSync(path, source);
  const found = new Map();
  const report = (node) => {
    const words = source.slice(node.start, node.end).trim();
    if (hasLetter(words)) found.set(node.start, words);
  };
  const look = (node) => {
    for (const string of stringsIn(node))
      if (hasLetter(String(string.value?.raw ?? string.value))) report(string);
  };
  new Visitor({
    JSXText: report,
    JSXElement: ({ children }) => children.forEach(look),
    JSXFragment: ({ children }) => children.forEach(look),
    JSXOpeningElement({ name: element, attributes }) {
      for (const { name, value } of attributes) {
        if (!name || !READ.has(name.name)) continue;
        if (name.name === 'name' && isNamed(element)) continue;
        look(value);
      }
    },
    Property({ key, value }) {
      if (key.name !== 'name' && READ.has(key.name ?? key.value)) look(value);
    },
    CallExpression({ callee, arguments: values }) {
      if (SHOWS.has(callee.name)) values.slice(SHOWS.get(callee.name)).forEach(look);
    },
  }).visit(program);
  return [...found].map(([start, words]) => ({ line: source.slice(0, start).split('\n').length, words }));
}

/** English only: the API document, what an operator is told, the style guide, the demo and the tests. */
const ENGLISH =
  /api\.ts$|openapi\.ts$|config\.ts$|\/styleguide\/|\/demo\/|\/testing\/|mail-layout\.ts$|\.test\.ts$/;

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const places = globSync('{web,server,domain}/src/**/*.{ts,tsx}')
    .filter((path) => !ENGLISH.test(path))
    .flatMap((path) =>
      untranslatedIn(path, readFileSync(path, 'utf8')).map(({ line, words }) => `${path}:${line}  ${words}`),
    );
  if (places.length > 0) {
    console.error(`${places.join('\n')}\n\n${places.length} texts belong in texts/src/en/<feature>.ts.`);
    process.exit(1);
  }
}
