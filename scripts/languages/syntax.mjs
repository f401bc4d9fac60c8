// What stands in a file of texts, by its syntax tree: its exports, what they say, and what they take.
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** Every declaration at the top of a file, exported or not: a text may be made of others. */
export function declarationsIn(path) {
  const source = readFileSync(path, 'utf8');
  const found = new Map();
  for (const node of parseSync(path, source).program.body) {
    const isExported = node.type === 'ExportNamedDeclaration';
    const declared = isExported ? node.declaration : node;
    if (declared?.type === 'FunctionDeclaration') found.set(declared.id.name, { node: declared, isExported });
    if (declared?.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations)
        if (init) found.set(id.name, { node: init, isExported });
  }
  return { source, declarations: found };
}

const isFunction = (node) => /Function/.test(node?.type ?? '');

export const kindOf = (node) =>
  isFunction(node) ? 'function' : node.type === 'ObjectExpression' ? 'object' : 'text';

const keyOf = ({ key }) => key.name ?? String(key.value);

/** The names of what a text is filled with; null where it takes something else than an object of them. */
export function parametersOf(node) {
  const [first] = isFunction(node) ? node.params : [];
  if (!first) return [];
  if (first.type !== 'ObjectPattern' || first.properties.some(({ type }) => type === 'RestElement'))
    return null;
  return first.properties.map(keyOf).sort();
}

/** The keys of an object of texts, with those of objects in it. */
export function keysOf(node, before = '') {
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties
    .filter(({ type }) => type === 'Property')
    .flatMap((each) => [before + keyOf(each), ...keysOf(each.value, `${before}${keyOf(each)}.`)]);
}

const TYPES =
  /^(?:ImportDeclaration|TS(?:TypeAnnotation|TypeAliasDeclaration|InterfaceDeclaration|LiteralType))$/;

function* childrenOf(node) {
  for (const [key, value] of Object.entries(node)) {
    if (['typeAnnotation', 'returnType', 'typeParameters'].includes(key)) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (typeof one?.type === 'string') yield one;
  }
}

/** What is filled in, without how it is formatted. */
function slotOf(node, source) {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression')
    return slotOf(node.callee.object, source);
  if (node.type === 'MemberExpression' && !node.computed) return node.property.name;
  return source.slice(node.start, node.end).replace(/\s+/g, ' ');
}

/** Everything that a declaration may say, with where it stands in it; `{…}` is what is filled in. */
export function saidIn(node, source) {
  const said = [];
  const visit = (one, path) => {
    if (!one || TYPES.test(one.type)) return;
    if (one.type === 'Literal') {
      if (typeof one.value === 'string') said.push({ path, text: one.value });
    } else if (one.type === 'TemplateLiteral') {
      const parts = one.quasis.map(({ value }, at) => {
        const filled = one.expressions[at];
        return (value.cooked ?? '') + (filled ? `{${slotOf(filled, source)}}` : '');
      });
      said.push({ path, text: parts.join('') });
      for (const inner of one.expressions) visit(inner, path);
    } else if (one.type === 'SwitchCase') {
      const test = one.test ? source.slice(one.test.start, one.test.end) : 'default';
      for (const each of one.consequent) visit(each, `${path}.${test}`);
    } else if (one.type === 'Property') visit(one.value, `${path}.${one.computed ? '?' : keyOf(one)}`);
    // What is compared or looked up is no text.
    else if (one.type === 'BinaryExpression' && one.operator !== '+') return;
    else if (one.type === 'MemberExpression' && one.computed) visit(one.object, path);
    else for (const inner of childrenOf(one)) visit(inner, path);
  };
  visit(node, '');
  return said.filter(({ text }) => /\p{L}/u.test(withoutSlots(text)));
}

/** What is filled in may have braces of its own. */
const SLOT = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
export const withoutSlots = (text) => text.replaceAll(SLOT, '');
export const slotsOf = (text) => new Set(text.match(SLOT) ?? []);

/** What a declaration uses: names, and those of them that it calls. */
export function usesIn(node) {
  const names = new Set();
  const called = new Set();
  const visit = (one) => {
    if (one.type === 'Identifier') names.add(one.name);
    if (one.type === 'CallExpression' && one.callee.type === 'Identifier') called.add(one.callee.name);
    for (const inner of childrenOf(one)) visit(inner);
  };
  visit(isFunction(node) ? node.body : node);
  return { names, called };
}
