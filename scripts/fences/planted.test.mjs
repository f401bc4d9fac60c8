import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = (command, args, cwd) => spawnSync(command, args, { cwd, encoding: 'utf8' }).stdout;

let copy;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'crisper-planted-'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The packages of the project, and the copy's own workspaces in place of the project's. */
function linkPackages(workspaces) {
  const packages = 'node_modules';
  mkdirSync(join(copy, packages, '@crisper'), { recursive: true });
  for (const name of readdirSync(join(root, packages)))
    if (name !== '@crisper') symlinkSync(join(root, packages, name), join(copy, packages, name));
  for (const workspace of workspaces)
    symlinkSync(join(copy, workspace), join(copy, packages, '@crisper', workspace));
}

function copySources() {
  const tracked = output('git', ['ls-files', '--cached', '--others', '--exclude-standard'], root);
  for (const path of tracked.trim().split('\n')) {
    if (!/\.(?:[mc]?[jt]sx?|json|css|html)$|^\.gitignore$/.test(path) || path.startsWith('web/public/'))
      continue;
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    try {
      copyFileSync(join(root, path), join(copy, path));
    } catch (error) {
      // Git still lists a file that was just deleted or moved.
      if (error.code !== 'ENOENT') throw error;
    }
  }
}

test('knip reports a dead export in every workspace, and nothing else', () => {
  const places = [
    'domain/src/errors.ts',
    'texts/src/en/bmi.ts',
    'server/src/config.ts',
    'web/src/ui/card.tsx',
    'web/src/blog/blog-page.tsx',
    'web/build/documents.ts',
    'e2e/src/fixtures.ts',
    'bench/src/goals.ts',
    'downloads/src/look.ts',
    'scripts/browser.mjs',
  ];
  copySources();
  linkPackages(['domain', 'texts', 'server', 'web', 'e2e', 'bench', 'downloads']);
  for (const place of places) appendFileSync(join(copy, place), '\nexport const planted = 1;\n');

  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const { issues } = JSON.parse(output(process.execPath, [knip, '--reporter', 'json'], copy));

  const dead = issues.flatMap(({ file, exports }) => exports.map(({ name }) => [file, name]));
  expect(Object.fromEntries(dead)).toEqual(Object.fromEntries(places.map((place) => [place, 'planted'])));
});

describe('Biome refuses', () => {
  test.each([
    [
      'an import without its extension',
      'useImportExtensions',
      "import { b } from './b';\nexport const a = b;\n",
    ],
    ['a type imported as a value', 'useImportType', "import { B } from './b.ts';\nexport type A = B;\n"],
    ['a cycle', 'noImportCycles', "import { b } from './b.ts';\nexport const a = () => b;\n"],
  ])('%s', (_, rule, source) => {
    const folder = mkdtempSync(join(copy, 'biome-'));
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    copyFileSync(join(root, '.gitignore'), join(folder, '.gitignore'));
    writeFileSync(join(folder, 'a.ts'), source);
    writeFileSync(
      join(folder, 'b.ts'),
      "import { a } from './a.ts';\nexport type B = 1;\nexport const b = () => a;\n",
    );
    const biome = join(root, 'node_modules/.bin/biome');
    const { status, stdout, stderr } = spawnSync(biome, ['lint', '.'], { cwd: folder, encoding: 'utf8' });
    expect(stdout + stderr).toContain(rule);
    expect(status).toBe(1);
  });
});
