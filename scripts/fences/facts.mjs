// Reads out of one file's syntax tree what the fences are about.
import { dirname, normalize } from 'node:path/posix';
import { parseSync, Visitor } from 'oxc-parser';

const WRITING_CALLS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const WRITING_SQL =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?(\w+)/gi;
const CLOCKS = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID']);
/** Types, classes and components are called like this; functions, constants and texts are not. */
const NOUN = /^[A-Z]\w*[a-z]/;

const SOURCE = /^(?<tree>[^/]+\/(?:src|build)|scripts)\//;

/** The folder in which a file's rooms stand: `server/src`, or the folder itself where there is no such thing. */
export const treeOf = (path) => SOURCE.exec(path)?.groups.tree ?? dirname(path);

/** The file that an import means, or nothing if it means a package. */
function fileOf(specifier, path) {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return normalize(`${dirname(path)}/${plain}`);
  if (plain.startsWith('#')) return `${path.split('/')[0]}/src/${plain.slice(1)}`;
  const [, workspace, rest] = /^@crisper\/([^/]+)\/(.+)$/.exec(plain) ?? [];
  if (workspace === 'texts') return rest.startsWith('all/') ? `texts/src/${rest}` : `texts/src/en/${rest}`;
  return workspace && `${workspace}/src/${rest}`;
}

/** `{ path, imports, writes, clocks, casts, types, named, spreads }`, everything with the line it stands in. */
export function factsOf(path, source) {
  const { program, module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const lineOf = (offset) => source.slice(0, offset).split('\n').length;
  const imports = [];
  const writes = [];
  const clocks = [];
  const casts = [];
  const types = [];
  const named = [];
  const spreads = [];

  const addImport = (specifier, offset, typeOnly) =>
    imports.push({ specifier, line: lineOf(offset), typeOnly, file: fileOf(specifier, path) });
  for (const { moduleRequest, entries, start } of module.staticImports)
    addImport(moduleRequest.value, start, entries.length > 0 && entries.every(({ isType }) => isType));
  for (const { entries, start } of module.staticExports) {
    const [from] = entries.filter(({ moduleRequest }) => moduleRequest);
    if (from) {
      const typeOnly = entries.every(({ isType }) => isType);
      addImport(from.moduleRequest.value, start, typeOnly);
    }
    for (const { exportName } of entries.filter(({ moduleRequest }) => !moduleRequest))
      if (NOUN.test(exportName.name ?? '')) named.push({ name: exportName.name, line: lineOf(start) });
  }

  const addWrites = (text, offset) => {
    for (const [, table] of text.matchAll(WRITING_SQL)) writes.push({ table, line: lineOf(offset) });
  };
  const nameOf = (node) =>
    node.type === 'MemberExpression' ? `${nameOf(node.object)}.${node.property.name}` : node.name;
  new Visitor({
    ImportExpression({ source: from, start }) {
      // `#${language}/errors.ts` is in each language what it is in English.
      const [first, ...rest] = (from.quasis ?? []).map(({ value }) => value.cooked);
      const isByLanguage = from.expressions?.every(({ name }) => name === 'language');
      const specifier = from.value ?? (isByLanguage ? [first, ...rest].join('en') : first);
      if (specifier) addImport(specifier, start, false);
    },
    TSImportType({ source: from, start }) {
      addImport(from.value, start, true);
    },
    ObjectExpression({ properties }) {
      for (const { type, argument, start } of properties)
        if (type === 'SpreadElement')
          spreads.push({ name: nameOf(argument.callee ?? argument) ?? '', line: lineOf(start) });
    },
    TSTypeAliasDeclaration: ({ id }) => types.push(id.name),
    TSInterfaceDeclaration: ({ id }) => types.push(id.name),
    TSAsExpression({ typeAnnotation, start }) {
      const type = typeAnnotation.typeName?.name;
      if (type) casts.push({ type, line: lineOf(start) });
    },
    CallExpression({ callee, arguments: [first], start }) {
      const name = nameOf(callee);
      if (CLOCKS.has(name) || name === 'Date') clocks.push({ name: `${name}()`, line: lineOf(start) });
      if (WRITING_CALLS.has(callee.property?.name) && typeof first?.value === 'string')
        writes.push({ table: first.value.split(' ')[0], line: lineOf(start) });
    },
    NewExpression({ callee, arguments: values, start }) {
      if (callee.name === 'Date' && values.length === 0)
        clocks.push({ name: 'new Date()', line: lineOf(start) });
    },
    Literal({ value, start }) {
      if (typeof value === 'string') addWrites(value, start);
    },
    TemplateElement: ({ value, start }) => addWrites(value.raw, start),
  }).visit(program);
  return { path, imports, writes, clocks, casts, types, named, spreads };
}
