import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DISHES } from '@crisper/domain/cook/dishes.ts';
import { PUBLIC_DOMAIN_RECIPES } from '@crisper/domain/recipes/public-domain-recipes.ts';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

const FOLDERS = 'bench|docs|domain|downloads|e2e|scripts|server|texts|web';
/** A path from the root, or between backticks the name of a source file with as many folders as it needs. */
const NAMED = new RegExp(
  `(?<![\\w./@-])((?:${FOLDERS})/[\\w./-]*[\\w/])|\`(\\w[\\w./-]*\\.(?:tsx?|mjs|sql))\``,
  'g',
);
const LINKED = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
/** Pages of the host of the repository, as it links to them. */
const OF_HOST = /^(?:\.\.\/)+(?:actions|blob)\//;
/** Made by the build, or the example of a file that a contributor adds. */
const NOT_TRACKED = new Set(['web/dist', 'server/migrations/NNNN_add_items_brand.sql']);

function namedFiles(document: string): string[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, path, name = '']) => path ?? name);
  const linked = [...text.matchAll(LINKED)]
    .map(([, target = '']) => target)
    .filter((target) => !target.includes(':') && !OF_HOST.test(target))
    .map((target) => join(dirname(document), target));
  return [...named, ...linked].filter((path) => !NOT_TRACKED.has(path));
}

function exists(path: string): boolean {
  const folder = path.endsWith('/') ? path : `${path}/`;
  return tracked.some((file) => `/${file}`.endsWith(`/${path}`) || file.startsWith(folder));
}

const documents = tracked.filter((file) => file.endsWith('.md'));

test.each(documents)('every file that %s names exists', (document) => {
  expect(namedFiles(document).filter((path) => !exists(path))).toEqual([]);
});

test('README counts the dishes and recipes as they are', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect(readme).toContain(` ${DISHES.length} dishes made of what is due`);
  expect(readme).toContain(` ${PUBLIC_DOMAIN_RECIPES.length} public ones`);
});

/** The rows of reliability.md whose attack is repeated as often as a variable says. */
const repeated = readFileSync(join(ROOT, 'docs/reliability.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, , , tests = '', usually = '', atLength = ''] = line.split('|').map((cell) => cell.trim());
    const [, name, times = ''] = /^`([A-Z_]+)` ([\d,]+)/.exec(usually) ?? [];
    const [, path = ''] = /`([^`]+)`/.exec(tests) ?? [];
    const [longer = ''] = /\d[\d,]*/.exec(atLength) ?? [];
    return name ? [[name, path, times.replaceAll(',', ''), longer.replaceAll(',', '')] as const] : [];
  });

test.each(repeated)('%s is what reliability.md says', (name, path, usually, longer) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toContain(`process.env.${name} ?? ${usually})`);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(scripts['test:long'].split(' ')).toContain(`${name}=${longer}`);
});

test('reliability.md says how often eight attacks are repeated', () => expect(repeated).toHaveLength(8));
