// What visitors of the repository find, and what no compiler reads.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path) => readFileSync(path, 'utf8');

test('the URL of the repository stands in one place, the line of the README that clones it', () => {
  const documents = execFileSync('git', ['ls-files', '*.md', '*.yml', '*.yaml', '*package.json'], {
    encoding: 'utf8',
  });
  const places = documents
    .trim()
    .split('\n')
    .flatMap((path) =>
      (read(path).match(/git clone \S+|ghcr\.io\/\w\S*|github\.com\/[\w.-]+\/crisper\b/g) ?? []).map(
        (found) => [path, found],
      ),
    );
  expect(places.map(([path]) => path)).toEqual(['README.md']);
});

test('the bot waits with a release as long as npm does', () => {
  const [, days] = /^min-release-age=(\d+)$/m.exec(read('.npmrc'));
  const waits = parse(read('.github/dependabot.yml')).updates.map(({ cooldown }) => cooldown['default-days']);
  expect(waits).toEqual(waits.map(() => Number(days)));
});

test.each(globSync('.github/ISSUE_TEMPLATE/!(config).yml'))('%s is a form', (path) => {
  const form = parse(read(path));
  expect(form).toEqual({
    name: expect.any(String),
    description: expect.any(String),
    ...(form.labels && { labels: expect.any(Array) }),
    body: expect.any(Array),
  });
  const fields = form.body.filter(({ type }) => type !== 'markdown');
  expect(fields.every(({ type }) => type === 'input' || type === 'textarea')).toBe(true);
  expect(fields.every(({ attributes }) => attributes.label)).toBe(true);
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
});
