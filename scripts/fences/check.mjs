import { dirname } from 'node:path/posix';
import { treeOf } from './facts.mjs';
import {
  FILES_IN_A_FOLDER,
  floors,
  PROOFS,
  packages,
  pure,
  ROLES,
  ROWS,
  reach,
  reachOfTests,
  WRITERS,
} from './table.mjs';

/** Tests stand outside of the floors: they import whatever they test. */
const isTest = (path) => /\.(?:test|spec|fixture)\.tsx?$|\/testing\//.test(path);

/** The rank of a server file's role, or -1 if it has none. */
const roleOf = (path) => {
  const [, role] = /^server\/src\/.*\.(\w+)\.ts$/.exec(path) ?? [];
  return ROLES.findIndex((roles) => roles.includes(role));
};

/** The room of a file as seen from a folder above it: the next folder, or the file if the table names it, or '.'. */
function roomOf(path, folder) {
  const [room, below] = path.slice(folder.length + 1).split('/');
  return below === undefined && !floors[folder]?.flat().includes(room) ? '.' : room;
}

/** The deepest folder that both files are in. */
function sharedFolder(one, other) {
  const parts = dirname(one).split('/');
  while (!other.startsWith(`${parts.join('/')}/`)) parts.pop();
  return parts.join('/');
}

/** The two rooms that an import inside of a tree leads from and to, and whether it leads down. */
function crossing(from, to) {
  const folder = sharedFolder(from, to);
  const rooms = [from, to].map((path) => roomOf(path, folder));
  if (rooms[0] === rooms[1]) return undefined;
  const [own, other] = rooms.map((room) => (floors[folder] ?? []).findIndex((floor) => floor.includes(room)));
  const unknown = [own, other].indexOf(-1);
  return { folder, from: rooms[0], to: rooms[1], down: other < own, unknown: rooms[unknown] };
}

const inTree = ({ path }, { file }) => file && treeOf(file) === treeOf(path);

/** Imports between the rooms of one tree; `all` is what `factsOf` gave for every file. */
export const crossings = (all) =>
  all
    .filter(({ path }) => !isTest(path))
    .flatMap((facts) =>
      facts.imports
        .filter((imported) => inTree(facts, imported) && !isTest(imported.file))
        .map((imported) => ({ facts, imported, ...crossing(facts.path, imported.file) }))
        .filter(({ folder }) => folder !== undefined),
    );

function* againstFloors(all) {
  for (const { facts, imported, folder, from, to, down, unknown } of crossings(all)) {
    if (unknown) {
      yield [
        facts,
        imported,
        `${folder} has no floor for ${unknown}: give it one in scripts/fences/table.mjs`,
      ];
    } else if (!down) {
      yield [
        facts,
        imported,
        `${from} stands below or beside ${to}: move what both need to a floor below, or pass it in from above`,
      ];
    }
  }
}

function* acrossTrees(facts, imported) {
  const tree = treeOf(facts.path);
  const other = treeOf(imported.file);
  const allowed = {
    ...reach[tree],
    ...reach[dirname(facts.path)],
    ...(isTest(facts.path) && reachOfTests[tree]),
  };
  if (!allowed[other]) {
    const others = Object.keys(allowed).join(', ') || 'nothing else';
    yield [facts, imported, `${tree} does not import ${other}: it imports itself and ${others}`];
  }
  if (allowed[other] === 'types' && !imported.typeOnly)
    yield [facts, imported, `${tree} imports only types of ${other}: write import type`];
}

function* ofOneImport(facts, imported) {
  const { specifier, file } = imported;
  const tree = treeOf(facts.path);
  if (/^\.\.(?:\/|$)|^\.\/.*\.\.\//.test(specifier))
    yield [facts, imported, 'never ../: write #folder/file.ts'];
  if (file && !inTree(facts, imported)) yield* acrossTrees(facts, imported);
  if (isTest(facts.path)) return;
  if (file && isTest(file) && inTree(facts, imported))
    yield [facts, imported, 'the product imports no tests: move what both need out of the test'];
  if (!file && packages[tree] && !packages[tree].test(specifier))
    yield [facts, imported, `${tree} imports no such package: scripts/fences/table.mjs says which`];
}

const ofImports = (all) =>
  all.flatMap((facts) => facts.imports.flatMap((imported) => [...ofOneImport(facts, imported)]));

/** A file without a role is looked through: what it imports counts as imported by those who import it. */
function* againstRoles(all) {
  const byPath = new Map(all.map((facts) => [facts.path, facts]));
  const highest = (path, seen = new Set()) => {
    const role = roleOf(path);
    if (role >= 0 || seen.has(path)) return { role, path };
    seen.add(path);
    return (byPath.get(path)?.imports ?? [])
      .filter(({ file, typeOnly }) => !typeOnly && file?.startsWith('server/src/'))
      .map(({ file }) => highest(file, seen))
      .reduce((most, next) => (next.role > most.role ? next : most), { role, path });
  };
  for (const facts of all) {
    const own = roleOf(facts.path);
    if (own < 0 || isTest(facts.path)) continue;
    for (const imported of facts.imports) {
      if (!imported.file) continue;
      const { role, path } = highest(imported.file);
      if (role > own) {
        const way = path === imported.file ? '' : ` (and so ${path})`;
        yield [
          facts,
          imported,
          `${ROLES[own][0]} do not import ${ROLES[role][0]}${way}: routes → commands → queries → table`,
        ];
      }
    }
  }
}

function* otherRules(all) {
  const inFolder = new Map();
  for (const facts of all) {
    const { path, writes, clocks, casts, types, spreads } = facts;
    if (isTest(path)) continue;
    inFolder.set(dirname(path), (inFolder.get(dirname(path)) ?? 0) + 1);
    if (/\.(?:table|queries)\.ts$/.test(path))
      for (const write of writes)
        yield [facts, write, `writes the table ${write.table}: only commands and writers write, call one`];
    for (const write of path.startsWith('server/src/') ? writes : []) {
      const writers = WRITERS[write.table];
      if (writers && !writers.includes(path))
        yield [facts, write, `writes the table ${write.table}: only ${writers.join(' and ')} do, call them`];
    }
    for (const clock of pure.includes(treeOf(path)) ? clocks : [])
      yield [facts, clock, `calls ${clock.name}: take today or now as a parameter`];
    for (const cast of casts.filter(({ type }) => PROOFS.includes(type) && !types.includes(type)))
      yield [facts, cast, `casts to ${cast.type}: ask the function beside the type for one`];
    for (const spread of path.startsWith(ROWS.folder) ? spreads : [])
      if (ROWS.names.test(spread.name))
        yield [facts, spread, `spreads the row ${spread.name}: let row-facts.ts make rows, field by field`];
  }
  for (const [path, count] of inFolder)
    if (count > FILES_IN_A_FOLDER)
      yield [
        { path },
        { line: 1 },
        `has ${count} files of source in its root, more than ${FILES_IN_A_FOLDER}: make rooms`,
      ];
}

/** One name, one meaning: a reader who meets it in another file may take it for the type or component that they know. */
function* namedTwice(all) {
  const first = new Map();
  for (const facts of all) {
    if (isTest(facts.path)) continue;
    for (const { name, line } of facts.named) {
      const other = first.get(name);
      if (!other) first.set(name, facts.path);
      else if (other !== facts.path)
        yield [facts, { line }, `exports ${name}, and so does ${other}: give one of them another name`];
    }
  }
}

/** Every breach of a fence as a line that says where, what and what to do. */
export const breaches = (all) =>
  [againstFloors, ofImports, againstRoles, otherRules, namedTwice].flatMap((rule) =>
    [...rule(all)].map(
      ([{ path }, { line, specifier }, why]) =>
        `${path}:${line} ${specifier ? `imports ${specifier}: ` : ''}${why}`,
    ),
  );
